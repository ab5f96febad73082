import { signInsProblem } from '#adapters/texts/sign-ins.es.ts';
import type { SignIn, SignInsFailure } from '#core/session/sign-in.service.ts';
import type { QueryAnswer } from '#web/hooks/use-service-query.ts';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SignInList } from './sign-in-list.tsx';

interface SignInsOfProps {
  readonly found: Pick<QueryAnswer<readonly SignIn[], SignInsFailure>, 'answer' | 'failure' | 'retry'>;
  /** Left out where they are not ended one by one. */
  readonly onEnd?: (signIn: SignIn) => void;
  readonly isBusy: boolean;
  /** Whether they are of several logins. */
  readonly hasLogins?: boolean;
}

/** The sign-ins of others, for administrators. */
export function SignInsOf({ found, ...list }: SignInsOfProps) {
  return (
    <QueryState
      of={found}
      problem={signInsProblem}
      skeleton={<Skeleton rows={2} kind="office" />}
      isNone={(signIns) => signIns.length === 0}
      none={<p className="muted">No está conectado en ningún lado.</p>}
    >
      {(signIns) => <SignInList signIns={signIns} {...list} />}
    </QueryState>
  );
}
