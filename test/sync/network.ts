// The network between a device and the server app in process: it drops, loses answers, fails, repeats, delays, and dies in the middle.
import type { FastifyInstance } from 'fastify';
import type { Fetch, HttpResponse } from '../../replication/http-transport.ts';
import type { Chance } from './random.ts';

export interface Weather {
  /** Probability that something goes wrong with a request. */
  faults: number;
  /** Runs while a request is on its way, and before its answer is back. */
  meanwhile(): Promise<void>;
}

/** What happened, over all lives: the proof that the simulation was not empty. */
export interface Counts {
  requests: number;
  dropped: number;
  answersLost: number;
  serverErrors: number;
  repeated: number;
  late: number;
  kills: number;
  halfBodies: number;
}

export interface Network {
  fetch: Fetch;
  weather: Weather;
  /** Requests that are still under way somewhere arrive now. */
  deliverLate(): Promise<void>;
}

export function createNetwork(app: FastifyInstance, chance: Chance, counts: Counts): Network {
  const late: (() => Promise<unknown>)[] = [];
  const weather: Weather = { faults: 0, meanwhile: async () => {} };

  async function deliver(url: string, init: Parameters<Fetch>[1]): Promise<HttpResponse> {
    counts.requests += 1;
    const response = await app.inject({
      method: init.method as 'GET',
      url,
      headers: init.headers,
      ...(init.body !== undefined && { payload: init.body }),
    });
    return {
      ok: response.statusCode < 400,
      status: response.statusCode,
      headers: { get: (name) => (response.headers[name] === undefined ? null : String(response.headers[name])) },
      text: async () => response.body,
    };
  }

  const fetch: Fetch = async (url, init) => {
    await weather.meanwhile();
    if (!chance.happens(weather.faults)) return withMeanwhile(await deliver(url, init));
    switch (chance.below(7)) {
      case 0:
        counts.dropped += 1;
        throw new Error('no network');
      case 1:
        counts.answersLost += 1;
        await deliver(url, init);
        throw new Error('the answer was lost');
      case 2:
        counts.serverErrors += 1;
        return answer(chance.pick([500, 502, 503, 429, 408]), '{"message":"later"}');
      case 3:
        counts.repeated += 1;
        await deliver(url, init);
        return withMeanwhile(await deliver(url, init));
      case 4:
        counts.late += 1;
        late.push(() => deliver(url, init));
        throw new Error('it is late');
      case 5: {
        counts.halfBodies += 1;
        const whole = await deliver(url, init);
        const text = await whole.text();
        return answer(whole.status, text.slice(0, text.length / 2));
      }
      default:
        counts.kills += 1;
        if (chance.happens(0.5)) await deliver(url, init);
        throw new Killed();
    }
  };

  async function withMeanwhile(response: HttpResponse): Promise<HttpResponse> {
    await weather.meanwhile();
    return response;
  }

  return {
    fetch,
    weather,
    async deliverLate() {
      for (const send of late.splice(0)) await send();
    },
  };
}

/** The tab died here: whoever awaits this request never hears of it again. */
export class Killed extends Error {}

function answer(status: number, text: string): HttpResponse {
  return { ok: status < 400, status, headers: { get: () => null }, text: async () => text };
}
