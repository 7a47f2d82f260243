import { ServerError } from '../../core/errors.js';
import { createClient } from './create-client.js';
import { answerResourcePacks } from './resource-packs.js';
/** Maximum time for a bot to join (ms of game time). */
const JOIN_TIMEOUT_MS = 30_000;
/**
 * Connects a bot and waits until it has spawned with its surroundings loaded.
 * @throws ServerError if the server refuses or does not answer
 */
export async function joinBot({ name, connection, clock, address }) {
    const bot = createClient({ username: name, ...connection });
    const done = new AbortController();
    let stage = 'no answer';
    answerResourcePacks(bot);
    const refused = new Promise((_, reject) => {
        const fail = (why, cause) => reject(new ServerError(`${name} could not join the Minecraft server at ${address}: ${why}`, {
            hint: `Check that the server runs, is version ${connection.version}, and has online-mode=false (server-config/ has a suitable server.properties).`,
            cause,
        }));
        bot.once('error', (error) => fail(messageOf(error), error));
        bot.once('kicked', (reason) => fail(`kicked: ${typeof reason === 'string' ? reason : JSON.stringify(reason)}`));
        bot.once('end', (reason) => fail(`the connection ended (${reason})`));
        clock.sleep(JOIN_TIMEOUT_MS, done.signal).then(() => fail(`${stage} within ${JOIN_TIMEOUT_MS / 1000} s`), () => undefined);
    });
    refused.catch(() => undefined);
    const spawned = new Promise((resolve) => bot.once('spawn', resolve)).then(() => {
        stage = 'it has spawned, but the chunks around it have not arrived';
        return chunksAround(bot, done.signal);
    });
    try {
        await Promise.race([spawned, refused]);
    }
    catch (error) {
        bot.end();
        throw error;
    }
    finally {
        done.abort();
    }
    // mineflayer throws errors without a listener. The episode recognises a lost bot by its `end` event.
    bot.on('error', () => undefined);
    return bot;
}
/**
 * Waits for the chunks around a bot. mineflayer gives up after ten seconds, which is too short for a server
 * with a cold world.
 */
async function chunksAround(bot, stop) {
    while (!stop.aborted) {
        try {
            return await bot.waitForChunksToLoad();
        }
        catch {
            // the limit of joining is longer
        }
    }
}
function messageOf(error) {
    const code = error.code;
    if (code === 'ECONNREFUSED')
        return 'connection refused';
    if (code === 'ENOTFOUND')
        return 'the host name is unknown';
    return error.message === '' ? String(code ?? error.name) : error.message;
}
