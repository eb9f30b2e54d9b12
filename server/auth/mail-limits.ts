// Mail limits: decide whether an e-mail may be requested by, and sent to, one address, so that no
// requester floods a mailbox or uses up the owner's share. The numbers are in
// server/http/rate-limits.ts.
import { HttpError } from '../errors.ts';
import { tooManyRequestsError, type LimitName, type RateLimits } from '../http/rate-limits.ts';

/** The kinds of requests for an e-mail; each kind has its own counters. */
export type MailRequestKind = 'register' | 'resend' | 'reset' | 'deletion';

/**
 * The kinds of e-mails; each kind has its own counters, so a flood of codes does not block a link.
 */
export type MailKind = 'code' | 'reset' | 'invitation' | 'deletion';

/**
 * `soon`: an e-mail of this kind was sent or requested within the last minute. `over`: the daily
 * limit is reached.
 */
export type MailPermit =
  | { kind: 'taken'; giveBack(): Promise<void> }
  | { kind: 'soon' | 'over'; retryAfterSeconds: number };

export interface MailLimits {
  /**
   * Checks whether the requester may ask for an e-mail. The count is per requested address and
   * requester, whether the address has an account or not. So the response reveals nothing about
   * accounts.
   * @param from the network range of the requester; for invitations the id of the inviter
   */
  takeRequest(call: MailRequestKind, email: string, from: string): Promise<MailPermit>;
  /**
   * Takes a permit to send an e-mail, after it is clear that there is an e-mail to send. One e-mail
   * a minute is allowed, for all requesters together. Of parallel calls, one gets the permit.
   */
  takeSend(kind: MailKind, email: string, from: string): Promise<MailPermit>;
}

export function createMailLimits(limits: RateLimits): MailLimits {
  function createPermit(who: Partial<Record<LimitName, string>>): MailPermit {
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
      return day.kind === 'over' ? day : createPermit({ letterAskWait: who, letterAsk: who });
    },

    async takeSend(kind, email, from) {
      const [to, here] = [`${kind} ${email}`, `${kind} ${email} ${from}`];
      const day = await limits.take('letterTo', to);
      // Many strangers may have used up the daily limit. A requester from another network address,
      // such as the owner, still gets some e-mails.
      const beyond = day.kind === 'over' ? await limits.take('letterToBeyond', here) : undefined;
      if (beyond?.kind === 'over') return beyond;
      const wait = await limits.take('letterWait', to);
      if (wait.kind === 'taken')
        return createPermit({
          letterWait: to,
          ...(beyond ? { letterToBeyond: here } : { letterTo: to }),
        });
      await (beyond ? limits.giveBack('letterToBeyond', here) : limits.giveBack('letterTo', to));
      return { ...wait, kind: 'soon' };
    },
  };
}

/**
 * Queues an e-mail and returns the permits when the database fails. Otherwise the response to an
 * immediate new request would say that an e-mail is on its way.
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
    `This e-mail was requested a moment ago. Request it again in ${retryAfterSeconds} seconds.`,
    { retryAfter: retryAfterSeconds },
  );
}
