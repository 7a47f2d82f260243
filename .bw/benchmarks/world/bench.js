/*
 * `npm run bench:world`: measures the speed of the embedded world on the fast clock by team size. Uses the compiled code,
 * as published (stripping types costs about 30 MB), with each size in a separate process. Only timings from the same run
 * are comparable.
 */
import '../../test/support/guarded.js';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Table from 'cli-table3';
import { packagePath } from '../../src/core/package-root.js';
import { canCompare, compare } from './compare.js';
/** Bots, game seconds, and the minimum speed (game seconds per wall second). */
const SIZES = [
    [1, 60, undefined],
    [3, 60, 50],
    [6, 60, 30],
    [20, 30, 8],
    [48, 20, 2],
];
const MAX_FIRST_BOT_MS = 1000;
const MAX_RSS_MB_3_BOTS = 150;
const MAX_EXPONENT = 1.4;
const out = packagePath('node_modules', '.cache', 'bench-world');
mkdirSync(out, { recursive: true });
execFileSync('tsc', ['-p', packagePath('benchmarks', 'world', 'tsconfig.json'), '--outDir', out], {
    stdio: 'inherit',
});
const script = join(out, 'benchmarks', 'world', 'walk-and-place.js');
const rows = SIZES.map(([bots, seconds, minSpeed]) => {
    process.stdout.write(`${bots} bots, ${seconds} s of game time …\n`);
    const flags = ['--max-semi-space-size=4', script, String(bots), String(seconds)];
    const { stdout, status, stderr } = spawnSync(process.execPath, flags, {
        encoding: 'utf8',
        cwd: packagePath(),
    });
    if (status !== 0)
        throw new Error(stderr);
    return { ...JSON.parse(stdout), minSpeed };
});
const table = new Table({
    style: { head: [], border: [], compact: true },
    head: ['bots', 'speed', 'required', 'ticks/s', 'placed', 'dug', 'failed', 'first bot', 'RSS'],
    colAligns: Array(9).fill('right'),
});
for (const { bots, speed, minSpeed, ticksPerSecond, placed, dug, failed, firstBotMs, rssMb } of rows) {
    const required = minSpeed === undefined ? '' : `≥ ${minSpeed}×`;
    const cells = [bots, `${speed.toFixed(1)}×`, required, ticksPerSecond.toFixed(0), placed, dug, failed];
    table.push([...cells, `${firstBotMs.toFixed(0)} ms`, `${rssMb.toFixed(0)} MB`]);
}
process.stdout.write(`${table}\n`);
process.stdout.write(canCompare()
    ? `\nThe same bots walking in real time, over TCP:\n${await compare()}\n\n`
    : 'flying-squid is not installed, so nothing to compare with (npm run conformance:flying-squid installs it)\n');
/** Slope of log(wall time per game second) over log(bots), by least squares: 1 is linear, 2 quadratic. */
const points = rows.map(({ bots, speed }) => [Math.log(bots), -Math.log(speed)]);
const mean = (values) => values.reduce((a, b) => a + b, 0) / values.length;
const [mx, my] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
const exponent = points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0) /
    points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
process.stdout.write(`cost grows as bots^${exponent.toFixed(2)} (required ≤ ${MAX_EXPONENT})\n`);
const three = rows.find(({ bots }) => bots === 3);
const missed = [
    ...rows.flatMap(({ bots, speed, minSpeed }) => minSpeed !== undefined && speed < minSpeed ? [`${bots} bots: ${speed.toFixed(1)}×`] : []),
    ...(exponent > MAX_EXPONENT ? [`growth ${exponent.toFixed(2)}`] : []),
    ...(Math.min(...rows.map(({ firstBotMs }) => firstBotMs)) > MAX_FIRST_BOT_MS ? ['first bot'] : []),
    ...((three?.rssMb ?? 0) > MAX_RSS_MB_3_BOTS ? [`RSS ${three?.rssMb.toFixed(0)} MB`] : []),
];
process.stdout.write(missed.length === 0 ? 'all targets are met\n' : `missed: ${missed.join(', ')}\n`);
process.exitCode = missed.length === 0 ? 0 : 1;
