import { SMTPServer } from 'smtp-server';

/**
 * A real SMTP server that keeps what it gets; it refuses recipients at refused.example, and other passwords than the
 * one it was given.
 */
export const aMailServer = async (only: string | null = null) => {
  const received: string[] = [];
  const handedTo: (readonly string[])[] = [];
  const signedIn: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth({ username = '', password = '' }, _session, answer) {
      signedIn.push(`${username}:${password}`);
      if (only === null || password === only) answer(null, { user: username });
      else answer(new Error('535 wrong password'));
    },
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, answer) {
      answer(address.endsWith('@refused.example') ? new Error('no such user') : null);
    },
    onData(stream, session, done) {
      let text = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => {
        text += chunk;
      });
      stream.on('end', () => {
        received.push(text);
        handedTo.push(session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    received,
    handedTo,
    signedIn,
    port,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
};
