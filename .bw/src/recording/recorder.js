import { hidden } from '../core/secrets/secrets.js';
import { ByteWriter } from './bytes.js';
import { HandsDraft, } from './hands-draft.js';
import { TICK_MS } from './line.js';
import { encodeSegment, } from './segment.js';
import { SEGMENT_TICKS, Tracks } from './tracks.js';
/** Segments from one keyframe to the next. */
const KEY_EVERY = 30;
/**
 * Makes a recording of events, one segment per second. The same events give the same bytes. Knows neither world nor bots: a
 * `Witness` of the Judger feeds it. Its work in each tick is part of the episode's time, so it allocates nothing there.
 */
export class Recorder {
    #write;
    #bytes = new ByteWriter();
    #blocks = new Table();
    #words = new Table();
    #from;
    /** The next tick to record. */
    #next;
    #ticks = 0;
    #segments = 0;
    #draft = emptyDraft();
    #tracks = new Tracks((word) => this.#words.numberOf(word));
    /** The last recorded inventory of each agent. */
    #carried = new Map();
    #hands = new HandsDraft((word) => this.#words.numberOf(word));
    /** The cells that have changed since their column came into view. */
    #edits = new Map();
    #columns = new Set();
    /** Writes the head at once, then each segment when it is over. */
    constructor(head, write) {
        this.#write = write;
        write({ head: { recording: 1, ...head } });
    }
    /** The number of a block in this recording: 0 for every kind of air. */
    block(text) {
        return AIR.has(text) ? 0 : this.#blocks.numberOf(text);
    }
    /** Whether a column has come into view already. */
    #knows(cx, cz) {
        return this.#columns.has(`${cx},${cz}`);
    }
    /** A column comes into view. */
    column({ cx, cz, biomes, sections }) {
        this.#columns.add(`${cx},${cz}`);
        const words = biomes.map((biome) => this.#words.numberOf(biome));
        this.#draft.columns.push({ cx, cz, biomes: words, sections });
    }
    /** A cell changes. No effect if its column is not in view. `by`: the player who did it. */
    changed(at, block, by) {
        const { x, y, z } = at;
        if (!this.#knows(x >> 4, z >> 4))
            return;
        const change = { x, y, z, block: this.block(block) };
        this.#edits.set(`${x},${y},${z}`, change);
        const offset = this.#ticks;
        this.#draft.changes.push({ offset, by: this.#words.numberOf(by ?? ''), ...change });
    }
    said(from, text) {
        this.#draft.said.push({
            offset: this.#ticks,
            from: this.#words.numberOf(hidden(from)),
            text: hidden(text),
        });
    }
    /**
     * An agent's screen has changed; undefined if it was closed. All changes between two ticks are kept, in
     * order.
     */
    screen(agent, screen) {
        this.#hands.screen(this.#ticks, agent, screen);
    }
    /** An agent clicks on a screen. */
    clicked(agent, click) {
        this.#hands.clicked(this.#ticks, agent, click);
    }
    /** The notes on an agent's stacks have changed; `stacks` are those that now have one. */
    noted(agent, stacks) {
        this.#hands.noted(this.#ticks, agent, stacks);
    }
    /** The boss bars that an agent sees have changed. */
    bossBars(agent, bars) {
        this.#hands.bossBars(this.#ticks, agent, bars.map((bar) => ({ ...bar, title: hidden(bar.title) })));
    }
    /**
     * Ends a tick: everything recorded since the previous one belongs to it.
     * @param t game time (ms). Skipped ticks repeat the previous one; a tick that comes twice counts once.
     */
    tick(t, seen) {
        const tick = Math.round(t / TICK_MS);
        const next = this.#next ?? tick;
        if (tick < next)
            return;
        const isGap = tick - next >= SEGMENT_TICKS;
        if (isGap)
            this.#finish();
        const now = seen();
        for (let at = this.#from === undefined && isGap ? tick : next; at <= tick; at++) {
            if (this.#from === undefined)
                this.#begin(at, now);
            this.#take(now);
            this.#ticks++;
            this.#next = at + 1;
            if (this.#ticks >= SEGMENT_TICKS)
                this.#finish();
        }
    }
    /** Ends the last tick early, so that everything since the previous tick is recorded. @param t game time (ms) */
    last(t, seen) {
        this.tick(Math.max(Math.round(t / TICK_MS), this.#next ?? 0) * TICK_MS, seen);
    }
    /** Writes the remaining data. */
    end() {
        this.#finish();
    }
    #begin(tick, { time, weather }) {
        this.#from = tick;
        this.#draft.time = Math.max(0, Math.floor(time));
        this.#draft.weather = weather;
    }
    #take({ figures, carriers, controls }) {
        this.#tracks.follow(figures, this.#ticks);
        if (controls !== undefined)
            this.#hands.follow(this.#ticks, controls);
        for (let i = 0; i < carriers.length; i++)
            this.#carry(carriers[i]);
    }
    #carry(carrier) {
        const { agent, selected, health, food, stacks } = carrier;
        const before = this.#carried.get(agent);
        if (before !== undefined && carriesTheSame(before, carrier))
            return;
        this.#carried.set(agent, { ...carrier });
        this.#draft.carried.push({
            offset: this.#ticks,
            agent: this.#words.numberOf(agent),
            selected,
            health: hearts(health),
            food,
            stacks: stacks.map(({ slot, item, count }) => ({ slot, item: this.#words.numberOf(item), count })),
        });
    }
    #finish() {
        if (this.#from === undefined)
            return;
        const draft = this.#draft;
        const segment = { ...draft, tracks: this.#tracks.end(), ...this.#hands.end() };
        const [blocks, words] = [this.#blocks.fresh(), this.#words.fresh()];
        this.#write({
            line: {
                from: this.#from,
                ticks: this.#ticks,
                ...(draft.columns.length === 0 ? {} : { columns: draft.columns.length }),
                ...(draft.edits === undefined ? {} : { key: true }),
                ...(blocks.length === 0 ? {} : { blocks }),
                ...(words.length === 0 ? {} : { words }),
            },
            bytes: encodeSegment(segment, this.#bytes).slice(),
        });
        this.#segments++;
        this.#from = undefined;
        this.#ticks = 0;
        this.#carried.clear();
        this.#draft = emptyDraft(this.#segments % KEY_EVERY === 0 ? [...this.#edits.values()] : undefined);
    }
}
/** Half hearts, whole ones. */
const hearts = (health) => Math.max(0, Math.ceil(health));
const carriesTheSame = (a, b) => a.selected === b.selected &&
    a.food === b.food &&
    hearts(a.health) === hearts(b.health) &&
    (a.stacks === b.stacks ||
        (a.stacks.length === b.stacks.length &&
            a.stacks.every(({ slot, item, count }, i) => {
                const other = b.stacks[i];
                return slot === other.slot && item === other.item && count === other.count;
            })));
const AIR = new Set(['air', 'cave_air', 'void_air']);
const emptyDraft = (edits) => ({
    time: 0,
    weather: 'clear',
    columns: [],
    edits,
    changes: [],
    carried: [],
    said: [],
});
/** Numbers for texts, from 1 in the order of appearance; 0 is the empty text. */
class Table {
    #numbers = new Map([['', 0]]);
    #fresh = [];
    numberOf(text) {
        const number = this.#numbers.get(text);
        if (number !== undefined)
            return number;
        this.#fresh.push(text);
        this.#numbers.set(text, this.#numbers.size);
        return this.#numbers.size - 1;
    }
    /** The new texts since the last call. */
    fresh() {
        const fresh = this.#fresh;
        this.#fresh = [];
        return fresh;
    }
}
