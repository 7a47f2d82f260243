import { json } from '../protocol/fields.js';
export const BAR_COLOURS = ['pink', 'blue', 'red', 'green', 'yellow', 'purple', 'white'];
export const BAR_STYLES = ['progress', 'notched_6', 'notched_10', 'notched_12', 'notched_20'];
/** Effect of a packet on a bar: adds it, removes it, or changes one property. */
const ACTION = { add: 0, remove: 1, health: 2, title: 3, style: 4 };
/** A bar at the top of the screens of some players. */
export class BossBar {
    id;
    uuid;
    title;
    value = 0;
    max = 100;
    colour = 'white';
    style = 'progress';
    visible = true;
    /** Names of the players who have it, present or not. */
    players = new Set();
    constructor(id, uuid, title) {
        this.id = id;
        this.uuid = uuid;
        this.title = title;
    }
    fields(action) {
        return {
            entityUUID: this.uuid,
            action: ACTION[action],
            title: json(this.title),
            health: this.max > 0 ? Math.min(1, this.value / this.max) : 0,
            color: BAR_COLOURS.indexOf(this.colour),
            dividers: BAR_STYLES.indexOf(this.style),
            flags: 0,
        };
    }
}
/** Shows a bar that is not in the list to exactly these players. */
export function showBar(world, bar, players) {
    const here = new Set(players.map(({ name }) => name));
    for (const name of [...bar.players]) {
        if (here.has(name))
            continue;
        bar.players.delete(name);
        world.playerNamed(name)?.send('boss_bar', bar.fields('remove'));
    }
    for (const player of players) {
        if (bar.players.has(player.name))
            continue;
        bar.players.add(player.name);
        player.send('boss_bar', bar.fields('add'));
    }
}
/** All boss bars. */
export class BossBars {
    bars = new Map();
    #host;
    #made = 0;
    constructor(host) {
        this.#host = host;
    }
    add(id, title) {
        const bar = new BossBar(id, `00000000-0000-4000-9000-${(++this.#made).toString(16).padStart(12, '0')}`, title);
        this.bars.set(id, bar);
        return bar;
    }
    remove(bar) {
        this.tell(bar, 'remove');
        this.bars.delete(bar.id);
    }
    /** Notifies the players who have a bar. */
    tell(bar, action) {
        if (bar.visible)
            this.#host.broadcast('boss_bar', bar.fields(action), ({ name }) => bar.players.has(name));
    }
    setVisible(bar, visible) {
        if (!visible)
            this.tell(bar, 'remove');
        bar.visible = visible;
        if (visible)
            this.tell(bar, 'add');
    }
    /** Shows a bar to exactly these players. */
    setPlayers(bar, names) {
        const told = (action, to) => {
            if (bar.visible)
                this.#host.broadcast('boss_bar', bar.fields(action), ({ name }) => to(name));
        };
        told('remove', (name) => bar.players.has(name) && !names.has(name));
        told('add', (name) => names.has(name) && !bar.players.has(name));
        bar.players.clear();
        for (const name of names)
            bar.players.add(name);
    }
    /** The current state of all bars. */
    take() {
        return [...this.bars.values()].map(({ id, title, value, max, colour, style, visible, players }) => ({
            ...{ id, title, value, max, colour, style, visible },
            players: [...players],
        }));
    }
    /** Replaces all bars, including on the screens of their players. */
    restore(moments) {
        for (const bar of [...this.bars.values()])
            this.remove(bar);
        for (const { id, title, players, ...rest } of moments) {
            const bar = Object.assign(this.add(id, title), rest);
            this.setPlayers(bar, new Set(players));
        }
    }
    greet(player) {
        for (const bar of this.bars.values())
            if (bar.visible && bar.players.has(player.name))
                player.send('boss_bar', bar.fields('add'));
    }
}
