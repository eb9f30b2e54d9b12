// Tests of the percentiles and phases of the load, and of the metrics of the servers, in
// `npm run ops:try`.
import { expect, test } from 'vitest';
import {
  computePercentiles,
  createLoadSamples,
} from '../../../../bench/operations/load/load-samples.ts';
import {
  readMetric,
  summarizeServers,
  sumMetric,
} from '../../../../bench/operations/server-metrics.ts';

test('percentiles are values of the sample, in any order', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(computePercentiles(values)).toEqual({
    count: 200,
    p50: 100,
    p95: 190,
    p99: 198,
    max: 200,
  });
  expect(computePercentiles([7])).toEqual({ count: 1, p50: 7, p95: 7, p99: 7, max: 7 });
  expect(computePercentiles([]).p50).toBeNaN();
});

test('samples and errors belong to the phase in which they began', () => {
  let now = 0;
  const samples = createLoadSamples(() => now);
  samples.add('request', 5);
  now = 2_000;
  samples.phase = 'restart';
  samples.add('request', 50);
  samples.add('saved', 70, 'start');
  samples.addError('HTTP 503');
  samples.addError('HTTP 503');
  now = 5_000;
  const [start, restart] = samples.summarize();
  expect(start).toMatchObject({ phase: 'start', seconds: 2, errors: {} });
  expect(start?.durations.saved.max).toBe(70);
  expect(restart).toMatchObject({ phase: 'restart', seconds: 3, errors: { 'HTTP 503': 2 } });
  expect(restart?.durations.request.count).toBe(1);
});

test('a metric without labels is read from the text of Prometheus', () => {
  const text = '# HELP lag seconds\nlag_p99 0.5\nlag 0.25\nlag{server="1"} 3\n';
  expect(readMetric(text, 'lag')).toBe(0.25);
  expect(readMetric('', 'lag')).toBeNaN();
});

test('a metric is summed over all its labels but one', () => {
  const text =
    'requests_count{route="/a",status="5xx"} 2\nrequests_count{route="/b",status="5xx"} 3\n' +
    'requests_count{route="/b",status="2xx"} 7\nrequests_countless{status="5xx"} 9\n';
  expect(sumMetric(text, 'requests_count', 'status="5xx"')).toBe(5);
  expect(sumMetric(text, 'other', 'status="5xx"')).toBe(0);
});

test('the servers of a phase are summarized by their highest values', () => {
  const samples = [
    { phase: 'backup', lagMillis: 10, memoryMegabytes: 150 },
    { phase: 'backup', lagMillis: 40, memoryMegabytes: 140 },
    { phase: 'end', lagMillis: 90, memoryMegabytes: 300 },
  ];
  expect(summarizeServers(samples, 'backup')).toEqual({
    maxLagMillis: 40,
    maxMemoryMegabytes: 150,
  });
  expect(summarizeServers(samples, 'restart')).toBeUndefined();
});
