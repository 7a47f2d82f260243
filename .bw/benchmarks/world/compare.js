/*
 * Compares the cost of our world and flying-squid while the same bots walk around in real time over TCP, each server in a
 * separate process. Covers only walking, not placing. Called by bench.ts if flying-squid is installed
 * (`npm run conformance:flying-squid` installs it).
 */
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import Table from 'cli-table3';
import { createRealtimeClock } from '../../src/core/clock.js';
import { packagePath } from '../../src/core/package-root.js';
import { joinBot } from '../../src/judger/client/join.js';
const VERSION = '1.19.2';
const SIZES = [1, 6, 20];
const SECONDS = 10;
const TURN_MS = 700;
const FLYING_SQUID = packagePath('test', 'conformance', 'world', 'flying-squid');
const SERVERS = [
    { name: 'ours', script: packagePath('benchmarks', 'world', 'serve.ts') },
    { name: 'flying-squid', script: `${FLYING_SQUID}/serve.cjs` },
];
const clock = createRealtimeClock();
export const canCompare = () => existsSync(`${FLYING_SQUID}/node_modules/flying-squid`);
/** A table of both servers by the number of bots. */
export async function compare() {
    const table = new Table({
        head: ['server', 'bots', 'CPU of one core', 'memory', 'blocks walked', 'bots left at the end'],
        style: { head: [], border: [], compact: true },
        colAligns: ['left', 'right', 'right', 'right', 'right', 'right'],
    });
    for (const bots of SIZES)
        for (const { name, script } of SERVERS)
            table.push([name, bots, ...(await measure(script, bots))]);
    return table.toString();
}
async function measure(script, count) {
    const port = await freePort();
    const server = await started(script, port);
    try {
        const bots = [];
        const connection = { host: '127.0.0.1', port, version: VERSION, auth: 'offline' };
        for (let i = 0; i < count; i++)
            bots.push(await joinBot({ name: `Bot${i}`, connection, clock, address: `port ${port}` }));
        const before = await usageOf(server);
        const walked = await walkAbout(bots);
        const after = await usageOf(server);
        const left = bots.filter((bot) => bot._client.state === 'play').length;
        for (const bot of bots)
            bot.quit();
        const share = (after.cpu - before.cpu) / 1e6 / SECONDS;
        return [
            `${(share * 100).toFixed(1)} %`,
            `${(after.rss / 2 ** 20).toFixed(0)} MB`,
            walked.toFixed(0),
            String(left),
        ];
    }
    finally {
        server.kill('SIGKILL');
    }
}
/** All bots walk, and each turns by its own angle from time to time. */
async function walkAbout(bots) {
    let walked = 0;
    let places = bots.map((bot) => bot.entity.position.clone());
    for (const bot of bots)
        bot.setControlState('forward', true);
    for (let passed = 0, turn = 0; passed < SECONDS * 1000; passed += TURN_MS, turn++) {
        await Promise.all(bots.map((bot, i) => bot.look(i + turn * 1.3, 0, true)));
        await clock.sleep(TURN_MS);
        walked += bots.reduce((sum, bot, i) => sum + bot.entity.position.distanceTo(places[i]), 0);
        places = bots.map((bot) => bot.entity.position.clone());
    }
    for (const bot of bots)
        bot.clearControlStates();
    return walked;
}
async function started(script, port) {
    const child = fork(script, [VERSION, String(port)], { silent: true });
    await new Promise((resolve, reject) => {
        child.stdout?.on('data', (text) => text.includes('ready') && resolve());
        child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
    });
    return child;
}
function usageOf(server) {
    server.send('usage');
    return new Promise((resolve) => server.once('message', (usage) => resolve(usage)));
}
function freePort() {
    return new Promise((resolve) => {
        const probe = createServer().listen(0, '127.0.0.1', () => {
            const { port } = probe.address();
            probe.close(() => resolve(port));
        });
    });
}
