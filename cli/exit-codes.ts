/** How a command tells a script what happened. */
export const exitCodes = {
  done: 0,
  failed: 1,
  /** A person was asked and said no. */
  declined: 2,
  needsLogin: 4,
  /** The command line makes no sense, or lacks something that nobody is there to be asked for. */
  usage: 64,
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
