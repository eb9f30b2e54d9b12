// Samples of the load by phase: durations with their percentiles, and counted errors.

export const sampleKinds = ['request', 'saved', 'shown'] as const;
/**
 * `request`: one HTTP request. `saved`: from a person's action to the confirmation of the server.
 * `shown`: from a person's action to its arrival on the other device.
 */
export type SampleKind = (typeof sampleKinds)[number];

/** In milliseconds. */
export interface Percentiles {
  count: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

export interface PhaseSummary {
  phase: string;
  seconds: number;
  durations: Record<SampleKind, Percentiles>;
  /** Number of failed requests by cause, for example `no answer` or `HTTP 502`. */
  errors: Record<string, number>;
}

export interface LoadSamples {
  /** The phase to which samples without a phase belong from now on. */
  phase: string;
  add(kind: SampleKind, milliseconds: number, phase?: string): void;
  addError(cause: string): void;
  summarize(): PhaseSummary[];
}

export function createLoadSamples(now: () => number = () => performance.now()): LoadSamples {
  let current = 'start';
  const phases = new Map<
    string,
    { began: number; durations: Record<SampleKind, number[]>; errors: Map<string, number> }
  >();

  function getPhase(name: string) {
    const found = phases.get(name);
    if (found) return found;
    const created = {
      began: now(),
      durations: { request: [], saved: [], shown: [] },
      errors: new Map<string, number>(),
    };
    phases.set(name, created);
    return created;
  }

  getPhase(current);
  return {
    get phase() {
      return current;
    },
    set phase(name) {
      current = name;
      getPhase(name);
    },
    add: (kind, milliseconds, phase = current) =>
      void getPhase(phase).durations[kind].push(milliseconds),
    addError(cause) {
      const { errors } = getPhase(current);
      errors.set(cause, (errors.get(cause) ?? 0) + 1);
    },
    summarize() {
      const entries = [...phases];
      return entries.map(([phase, { began, durations, errors }], index) => ({
        phase,
        seconds: ((entries[index + 1]?.[1].began ?? now()) - began) / 1_000,
        durations: {
          request: computePercentiles(durations.request),
          saved: computePercentiles(durations.saved),
          shown: computePercentiles(durations.shown),
        },
        errors: Object.fromEntries(errors),
      }));
    },
  };
}

/** Nearest rank; NaN without values. */
export function computePercentiles(values: readonly number[]): Percentiles {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = (share: number): number =>
    sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
  return { count: sorted.length, p50: rank(0.5), p95: rank(0.95), p99: rank(0.99), max: rank(1) };
}
