// How many letters one person gets because somebody asked: nobody's haste fills a mailbox, and no
// stranger uses up its owner's share.
import { HttpError } from '../errors.ts';
import { tooManyRequestsError, type LimitName, type RateLimits } from '../http/rate-limits.ts';

/** What is asked for, each with counters of its own. */
export type MailRequestKind = 'register' | 'resend' | 'reset' | 'deletion';

/**
 * What is sent, each with counters of its own: a flood of codes does not keep a link from somebody.
 */
export type MailKind = 'code' | 'reset' | 'invitation' | 'deletion';

/**
 * `soon`: such a letter was sent, or asked for, within the last minute. `over`: enough for a day.
 */
export type MailPermit =
  | { kind: 'taken'; giveBack(): Promise<void> }
  | { kind: 'soon' | 'over'; retryAfterSeconds: number };

export interface MailLimits {
  /**
   * May they ask? Counted for the address as it stands, whether it is anybody's or not, and for
   * whoever asks, so that the answer says nothing about others.
   * @param from the neighbourhood of the network that asks; for invitations the id of who invites
   */
  takeRequest(call: MailRequestKind, email: string, from: string): Promise<MailPermit>;
  /**
   * Once it is clear that there is a letter to send. One a minute, whoever asks; of many at once,
   * one gets it.
   */
  takeSend(kind: MailKind, email: string, from: string): Promise<MailPermit>;
}

export function createMailLimits(limits: RateLimits): MailLimits {
  function taken(who: Partial<Record<LimitName, string>>): MailPermit {
    return {
      kind: 'taken',
      async giveBack() {
        for (const [name, whom] of Object.entries(who))
          await limits.giveBack(name as LimitName, whom);
      },
    };
  }

  return {
    async takeRequest(call, email, from) {
      const who = `${call} ${email} ${from}`;
      const wait = await limits.take('letterAskWait', who);
      if (wait.kind === 'over') return { ...wait, kind: 'soon' };
      const day = await limits.take('letterAsk', who);
      return day.kind === 'over' ? day : taken({ letterAskWait: who, letterAsk: who });
    },

    async takeSend(kind, email, from) {
      const [to, here] = [`${kind} ${email}`, `${kind} ${email} ${from}`];
      const day = await limits.take('letterTo', to);
      // Strangers, many of them, have used up the day: whoever asks from elsewhere, as its owner
      // does, still gets some.
      const beyond = day.kind === 'over' ? await limits.take('letterToBeyond', here) : undefined;
      if (beyond?.kind === 'over') return beyond;
      const wait = await limits.take('letterWait', to);
      if (wait.kind === 'taken')
        return taken({ letterWait: to, ...(beyond ? { letterToBeyond: here } : { letterTo: to }) });
      await (beyond ? limits.giveBack('letterToBeyond', here) : limits.giveBack('letterTo', to));
      return { ...wait, kind: 'soon' };
    },
  };
}

/**
 * A letter that could not be handed over was none: its stamps come back, and whoever asks again at
 * once is not told that one is on its way.
 */
export async function sendWithinLimits(
  permits: readonly MailPermit[],
  send: () => Promise<void>,
): Promise<void> {
  try {
    await send();
  } catch (error) {
    for (const permit of permits) if (permit.kind === 'taken') await permit.giveBack();
    throw error;
  }
}

/** @throws HttpError 429 with the seconds to wait */
export function requireMailPermit(permit: MailPermit): void {
  if (permit.kind === 'taken') return;
  const { kind, retryAfterSeconds } = permit;
  if (kind === 'over') throw tooManyRequestsError(retryAfterSeconds);
  throw new HttpError(
    429,
    'too_soon',
    `This was asked for a moment ago. Ask again in ${retryAfterSeconds} seconds.`,
    { retryAfter: retryAfterSeconds },
  );
}
