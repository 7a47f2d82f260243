import { PER_DEGREE } from './buttons.js';
import { PER_BAR, } from './hands.js';
import { SEGMENT_TICKS } from './tracks.js';
/** Gathers the agents' input in a segment. Lasting states (screens, notes, boss bars) are repeated at the beginning of each segment. */
export class HandsDraft {
    #numberOf;
    #screens = [];
    #clicks = [];
    #notes = [];
    #bossBars = [];
    #controls = new Map();
    /** Controls that ended within the segment, because their agent was gone for some ticks. */
    #ended = [];
    #open = new Map();
    #noted = new Map();
    #barred = new Map();
    constructor(numberOf) {
        this.#numberOf = numberOf;
    }
    screen(offset, agent, screen) {
        if (screen === undefined)
            this.#open.delete(agent);
        else
            this.#open.set(agent, screen);
        this.#screens.push(this.#recorded(offset, agent, screen));
    }
    clicked(offset, agent, { kind, slotCount, slot, button, mode }) {
        const [who, what] = [this.#numberOf(agent), this.#numberOf(kind)];
        this.#clicks.push({ offset, agent: who, kind: what, slotCount, slot, button, mode });
    }
    noted(offset, agent, stacks) {
        this.#noted.set(agent, stacks);
        this.#notes.push(this.#recordedNotes(offset, agent, stacks));
    }
    bossBars(offset, agent, bars) {
        if (bars.length === 0)
            this.#barred.delete(agent);
        else
            this.#barred.set(agent, bars);
        this.#bossBars.push(this.#recordedBars(offset, agent, bars));
    }
    /** The controls of a tick. `offset` counts ticks of the segment. */
    follow(offset, controls) {
        for (const { agent, buttons, pitch, yaw } of controls) {
            let open = this.#controls.get(agent);
            if (open !== undefined && open.offset + open.length !== offset) {
                this.#ended.push(this.#closed(agent, open));
                open = undefined;
            }
            if (open === undefined) {
                const empty = () => new Int32Array(SEGMENT_TICKS);
                open = { offset, length: 0, buttons: empty(), pitch: empty(), yaw: empty() };
                this.#controls.set(agent, open);
            }
            open.buttons[open.length] = buttons;
            open.pitch[open.length] = Math.round(pitch * PER_DEGREE);
            open.yaw[open.length] = Math.round(yaw * PER_DEGREE);
            open.length++;
        }
    }
    /** Ends the segment. */
    end() {
        const controls = [
            ...this.#ended,
            ...[...this.#controls].map(([agent, open]) => this.#closed(agent, open)),
        ];
        const made = {
            screens: this.#screens,
            controls,
            clicks: this.#clicks,
            notes: this.#notes,
            bossBars: this.#bossBars,
        };
        this.#controls = new Map();
        this.#ended = [];
        this.#clicks = [];
        this.#screens = [...this.#open].map(([agent, screen]) => this.#recorded(0, agent, screen));
        this.#notes = [...this.#noted].map(([agent, stacks]) => this.#recordedNotes(0, agent, stacks));
        this.#bossBars = [...this.#barred].map(([agent, bars]) => this.#recordedBars(0, agent, bars));
        return made;
    }
    #closed(agent, { offset, length, buttons, pitch, yaw }) {
        const cut = (values) => values.subarray(0, length);
        return {
            offset,
            agent: this.#numberOf(agent),
            buttons: cut(buttons),
            pitch: cut(pitch),
            yaw: cut(yaw),
        };
    }
    #recorded(offset, agent, screen) {
        return {
            offset,
            agent: this.#numberOf(agent),
            kind: this.#numberOf(screen?.kind ?? ''),
            title: this.#numberOf(screen?.title ?? ''),
            cursor: screen?.cursor === undefined ? { item: 0, count: 0, note: 0 } : this.#stack(screen.cursor),
            slotCount: screen?.slotCount ?? 0,
            slots: (screen?.slots ?? []).map((stack) => ({ slot: stack.slot, ...this.#stack(stack) })),
            gauges: screen?.gauges ?? [],
            offers: (screen?.offers ?? []).map((offer) => offer.map((stack) => this.#stack(stack))),
        };
    }
    #stack({ item, count, note }) {
        return { item: this.#numberOf(item), count, note: this.#numberOf(note) };
    }
    #recordedBars(offset, agent, bars) {
        return {
            offset,
            agent: this.#numberOf(agent),
            bars: bars.map(({ title, colour, share }) => ({
                title: this.#numberOf(title),
                colour: this.#numberOf(colour),
                share: Math.round(PER_BAR * Math.max(0, Math.min(1, share))),
            })),
        };
    }
    #recordedNotes(offset, agent, stacks) {
        const numbered = stacks.map(({ slot, note }) => ({ slot, note: this.#numberOf(note) }));
        return { offset, agent: this.#numberOf(agent), stacks: numbered };
    }
}
