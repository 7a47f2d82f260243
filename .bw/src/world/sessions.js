import { writeCommandBlock } from './commands/command-blocks.js';
import { completeCommand, playerCommand, tellCommands } from './commands/index.js';
import { PacketError } from './errors.js';
import { packetHandlers } from './interaction/incoming.js';
import { gameOf } from './kernel/game.js';
import { PlayerStore } from './persistence/player-store.js';
import { sendAdvancements } from './player/advancements/progress.js';
import { createPlayer } from './player/create-player.js';
import { join as joinWorld, leave } from './player/joining.js';
import { beginAt } from './portals/start.js';
import { Connection } from './protocol/connection.js';
import { translate } from './protocol/fields.js';
import { dataPackets } from './protocol/greeting/greeting.js';
const SIGNED_CHAT = ['chat_session_update', 'chat_message', 'message_acknowledgement'];
/** The playing clients: how they join, where their packets are sent, and how they leave. */
export class PlayerSessions {
    /** State of players who have left, kept for their return. */
    memory = new PlayerStore();
    #init;
    #connections = new Map();
    #handlers = packetHandlers({
        run: playerCommand,
        complete: completeCommand,
        writeBlock: writeCommandBlock,
    });
    /** Packets that wait for the next tick. */
    #late = [];
    constructor(init) {
        this.#init = init;
    }
    connectionOf(player) {
        return this.#connections.get(player);
    }
    /** Handles the packets that have waited for a tick. */
    handleLate() {
        for (const work of this.#late.splice(0))
            work();
    }
    /** @param now game time (ms) */
    keepAlive(now) {
        for (const connection of this.#connections.values())
            connection.keepAlive(now);
    }
    clear() {
        this.#connections.clear();
    }
    /** Lets a client that has logged in start to play. */
    welcome(client, link) {
        const { game, transport, start, faults, report } = this.#init;
        const before = game.playerNamed(client.username);
        if (before)
            this.#dismiss(before);
        const connection = new Connection({
            client,
            link,
            transport,
            onError: report,
        });
        const player = createPlayer(game, { name: client.username, uuid: client.uuid, link: connection });
        beginAt(game, player, start);
        this.memory.restore(player);
        this.#connections.set(player, connection);
        // minecraft-protocol's handling of signed chat, which this server does not use, throws on unexpected input
        for (const name of SIGNED_CHAT)
            client.removeAllListeners(name);
        client.on('packet', (fields, meta) => this.#receive(player, connection, meta.name, fields));
        client.once('end', (reason) => {
            this.#connections.delete(player);
            faults.forget(player.name);
            player.statistics.add('custom', 'leave_game');
            if (player.inPlay)
                this.memory.remember(player);
            this.#guard(player, 'end', () => leave(gameOf(player), player, typeof reason === 'string' ? reason : undefined));
        });
        this.#guard(player, 'login', () => {
            joinWorld(gameOf(player), player, link === 'tcp' ? dataPackets(game.registry) : []);
            tellCommands(game, player);
            sendAdvancements(game, player);
        });
    }
    /** Disconnects a player who logs in a second time (vanilla PlayerList.canPlayerLogin). */
    #dismiss(player) {
        if (player.inPlay)
            this.memory.remember(player);
        this.#connections.delete(player);
        leave(gameOf(player), player);
        player.kick(translate('multiplayer.disconnect.duplicate_login'));
    }
    #receive(player, connection, name, fields) {
        connection.packetArrived(name);
        const { faults, acks } = this.#init;
        faults.receive(player, () => {
            const handle = () => this.#handle(player, connection, name, fields);
            if (acks === undefined && !faults.isFrozen)
                handle();
            else
                this.#late.push(handle);
        });
    }
    #handle(player, connection, name, fields) {
        if (player.removed)
            return;
        const { game, dialect, acks } = this.#init;
        this.#guard(player, name, () => {
            const answer = ([said, params]) => connection.send(said, params);
            const heard = dialect.decode(name, fields, answer);
            const handler = heard && this.#handlers[heard[0]];
            if (!handler)
                return;
            handler(gameOf(player), player, heard[1]);
            if (acks === 'echo' && heard[0] === 'window_click')
                player.menu.echo();
            game.world.flush();
        });
    }
    #guard(player, packet, work) {
        try {
            work();
        }
        catch (cause) {
            this.#init.report(new PacketError({ player: player.name, packet, cause }));
        }
    }
}
