import { Memory } from '../kernel/memory/memory.js';
import { announce, tell } from '../player/chat.js';
import { failure, styled, text, translate } from '../protocol/fields.js';
import { inEnglish } from '../protocol/language.js';
import { absentCommands } from './absent.js';
import { advancement } from './advancement.js';
import { attribute } from './attribute.js';
import { fill, setblock } from './blocks.js';
import { bossbar } from './bossbar.js';
import { clone } from './clone.js';
import { data } from './data.js';
import { effect } from './effect.js';
import { enchant } from './enchant.js';
import { kill, tag } from './entities.js';
import { execute } from './execute.js';
import { experience } from './experience.js';
import { functions, schedule } from './function.js';
import { defaultgamemode, gamemode } from './game-modes.js';
import { help } from './help.js';
import { item, replaceitem } from './item.js';
import { clear, give } from './items.js';
import { locate, locatebiome } from './locate.js';
import { loot } from './loot.js';
import { particle } from './particle.js';
import { CONTEXT, CommandProblem } from './reply.js';
import { deop, op } from './rights.js';
import { scoreboard } from './scoreboard.js';
import { playsound, stopsound } from './sounds.js';
import { sourceTyping } from './source.js';
import { setworldspawn, spawnpoint } from './spawns.js';
import { spreadplayers } from './spreadplayers.js';
import { summon } from './summon.js';
import { kick, list, me, msg, say, tellraw } from './talk.js';
import { team } from './team.js';
import { tp } from './teleport.js';
import { title } from './titles.js';
import { complete } from './tree/complete.js';
import { sendCommands } from './tree/declare.js';
import { At, Node } from './tree/node.js';
import { parse } from './tree/parse.js';
import { checkComplete, runParsed } from './tree/run.js';
import { trigger } from './trigger.js';
import { difficulty, gamerule, seed, time, weather } from './world.js';
import { worldborder } from './worldborder.js';
const COMMANDS = [
    ...[give, clear, item, replaceitem, enchant],
    ...[setblock, fill, clone, data],
    ...[tp, kill, summon, tag, effect, experience],
    ...[execute, functions, schedule, loot, attribute, advancement, locate, locatebiome],
    ...[scoreboard, team, trigger, bossbar, playsound, stopsound, particle, spreadplayers],
    ...[time, weather, gamerule, difficulty, gamemode, defaultgamemode, setworldspawn, spawnpoint, seed],
    ...[op, deop, kick, list],
    ...[say, msg, me, tellraw, title, help, worldborder],
    absentCommands,
];
/** Maximum length of a line, in characters. */
const LINE_LIMIT = 32_767;
/** The command tree of a world, built when first needed. */
const TREE = new Memory('commands', () => ({}));
function treeOf(game) {
    const tree = TREE.of(game.world);
    if (tree.root)
        return tree.root;
    const root = new Node('root', '');
    for (const add of COMMANDS)
        add(new At(root), game);
    tree.root = root;
    return root;
}
/** Runs one line, with or without a leading slash. */
export function runCommand(game, source, line) {
    return replyOf(game, outcomesOf(game, source, line));
}
/** Runs a command typed by a player, and sends the player its outcome. */
export function playerCommand(game, player, line) {
    for (const outcome of outcomesOf(game, sourceTyping(game, player), line))
        if (!outcome.ok && !outcome.silent)
            for (const message of failureTexts(outcome.problem))
                tell(player, message);
}
/** Answers a client's request for completions of the typed text. */
export function completeCommand(game, player, request) {
    const { transactionId = 0, text: typed } = request;
    const slash = typed.startsWith('/') ? 1 : 0;
    const line = typed.slice(slash);
    const { start, words } = line.length > LINE_LIMIT
        ? { start: 0, words: [] }
        : complete(game, sourceTyping(game, player), treeOf(game), line);
    player.send('tab_complete', {
        transactionId,
        start: start + slash,
        length: line.length - start,
        matches: words.map((match) => ({ match, tooltip: undefined })),
    });
}
/** Sends a player's client the list of commands. */
export const tellCommands = (game, player) => sendCommands(game, treeOf(game), player);
function outcomesOf(game, source, typed) {
    const line = typed.trim().replace(/^\//, '');
    try {
        if (line.length > LINE_LIMIT)
            throw new CommandProblem('syntax', text(`Command too long (maximum ${LINE_LIMIT} characters)`));
        const parsed = parse(line, { root: treeOf(game), game, source });
        checkComplete(parsed);
        return runParsed(source, parsed, listenerOf(game));
    }
    catch (error) {
        if (error instanceof CommandProblem)
            return [{ ok: false, problem: error, silent: false }];
        throw error;
    }
    finally {
        game.world.flush();
    }
}
/** Sends the messages of a command to the player who runs it, and its effect to other operators (vanilla CommandSourceStack). */
function listenerOf(game) {
    const says = ({ output }, message) => {
        if (output && game.rules.get('sendCommandFeedback') === true)
            tell(output, message);
    };
    return {
        says,
        runs: (source, line) => void outcomesOf(game, source, line),
        did(source, message) {
            says(source, message);
            if (game.rules.get('sendCommandFeedback') !== true)
                return;
            const told = styled(translate('chat.type.admin', source.displayName, message), {
                color: 'gray',
                italic: true,
            });
            announce(game, told, (player) => player !== source.output && game.isOp(player.name));
        },
    };
}
/**
 * The messages about a failed command to its player: the reason and, for an error in the line, the position
 * (vanilla Commands.performCommand).
 */
function failureTexts({ text: why, place }) {
    if (!place)
        return [failure(why)];
    const { line, cursor } = place;
    const before = line.slice(Math.max(0, cursor - CONTEXT), cursor);
    const after = line.slice(cursor);
    const shown = {
        text: '',
        color: 'gray',
        clickEvent: { action: 'suggest_command', value: `/${line}` },
        extra: [
            ...(cursor > CONTEXT ? [text('...')] : []),
            text(before),
            ...(after === '' ? [] : [text(after, { color: 'red', underlined: true })]),
            styled(translate('command.context.here'), { color: 'red', italic: true }),
        ],
    };
    return [failure(why), failure(shown)];
}
/** The outcomes of all sources as one reply: it succeeds if it succeeds for at least one. */
function replyOf(game, outcomes) {
    const { language } = game.registry;
    const worked = outcomes.filter((outcome) => outcome.ok);
    const [first] = outcomes;
    if (first && !first.ok && worked.length === 0)
        return { ok: false, message: first.problem.inEnglish(language), reason: first.problem.reason };
    const message = worked.flatMap(({ said }) => said.map((each) => inEnglish(language, each))).join('\n');
    const all = worked.map((outcome) => outcome.data ?? null);
    const data = outcomes.length > 1 ? all : worked[0]?.data;
    return data === undefined ? { ok: true, message } : { ok: true, message, data };
}
