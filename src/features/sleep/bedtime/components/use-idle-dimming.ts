// React hook that measures in steps how long the screen was not touched: first the controls are
// hidden, then the screen dims.
import { useCallback, useEffect, useState } from 'react';

/** Milliseconds until each step. */
const idleStepMillis = [10_000, 25_000, 70_000, 180_000, 480_000];

/** Strength of the dimming at each step, from 0 to 1. */
const dimmingByStep = [0, 0, 0.3, 0.5, 0.65, 0.78];

/** Dimming after bedtime mode has finished. */
export const maxDimming = 0.92;

export interface IdleDimming {
  /** 0: touched just now. From 1 on the controls are hidden. */
  idleStep: number;
  /** From 0 to 1. */
  dimming: number;
  isDarkest: boolean;
  /** Call on user activity. */
  stopDimming(): void;
  /** Jumps to the darkest step, because no more user activity is expected. */
  finish(): void;
}

export function useIdleDimming(): IdleDimming {
  const [idle, setIdle] = useState({ step: 0, count: 0 });
  const { step, count } = idle;
  useEffect(() => {
    const wait =
      (idleStepMillis[step] ?? Infinity) - (step === 0 ? 0 : (idleStepMillis[step - 1] ?? 0));
    if (!Number.isFinite(wait)) return undefined;
    const timer = setTimeout(() => setIdle((now) => ({ ...now, step: now.step + 1 })), wait);
    return () => clearTimeout(timer);
  }, [step, count]);
  const stopDimming = useCallback(() => setIdle((now) => ({ step: 0, count: now.count + 1 })), []);
  const settle = useCallback(() => setIdle((now) => ({ ...now, step: idleStepMillis.length })), []);
  return {
    idleStep: step,
    dimming: dimmingByStep[step] ?? 0,
    isDarkest: step === idleStepMillis.length,
    stopDimming,
    finish: settle,
  };
}
