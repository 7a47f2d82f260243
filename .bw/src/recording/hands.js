/** Steps of a boss bar's share. */
export const PER_BAR = 1000;
function writeScreen(to, { cursor, slots, gauges, offers, ...head }) {
    const stack = ({ item, count, note }) => {
        for (const value of [item, count, note])
            to.count(value);
    };
    for (const value of [head.offset, head.agent, head.kind, head.title])
        to.count(value);
    stack(cursor);
    to.list(slots, (one) => {
        to.count(one.slot);
        stack(one);
    });
    to.list(gauges, (value) => to.signed(value));
    to.list(offers, (offer) => to.list(offer, stack));
}
/** The end of a segment. */
export function writeHands(to, hands) {
    const { screens, controls, clicks, notes, bossBars } = hands;
    to.list(screens, (screen) => writeScreen(to, screen));
    to.list(controls, ({ offset, agent, buttons, pitch, yaw }) => {
        for (const value of [offset, agent, buttons.length])
            to.count(value);
        for (const values of [buttons, pitch, yaw])
            to.steps(values);
    });
    to.list(clicks, ({ offset, agent, kind, slot, button, mode }) => {
        for (const value of [offset, agent, kind])
            to.count(value);
        for (const value of [slot, button, mode])
            to.signed(value);
    });
    to.list(notes, ({ offset, agent, stacks }) => {
        to.count(offset);
        to.count(agent);
        to.list(stacks, ({ slot, note }) => {
            to.count(slot);
            to.count(note);
        });
    });
    to.list(screens, ({ slotCount }) => to.count(slotCount));
    to.list(clicks, ({ slotCount }) => to.count(slotCount));
    to.list(bossBars, ({ offset, agent, bars }) => {
        to.count(offset);
        to.count(agent);
        to.list(bars, ({ title, colour, share }) => {
            for (const value of [title, colour, share])
                to.count(value);
        });
    });
}
/**
 * Reads the output of `writeHands`. Older recordings end before it; the reader then finds zeros, which are
 * empty lists.
 */
export function readHands(from) {
    const count = () => from.count();
    const hands = {
        screens: from.list(() => readScreen(from)),
        controls: from.list(() => {
            const head = { offset: count(), agent: count() };
            const ticks = count();
            return { ...head, buttons: from.steps(ticks), pitch: from.steps(ticks), yaw: from.steps(ticks) };
        }),
        clicks: from.list(() => ({
            offset: count(),
            agent: count(),
            kind: count(),
            slot: from.signed(),
            button: from.signed(),
            mode: from.signed(),
        })),
        notes: from.list(() => ({
            offset: count(),
            agent: count(),
            stacks: from.list(() => ({ slot: count(), note: count() })),
        })),
    };
    const screenSlots = from.list(count);
    const clickSlots = from.list(count);
    const bossBars = from.list(() => ({
        offset: count(),
        agent: count(),
        bars: from.list(() => ({ title: count(), colour: count(), share: count() })),
    }));
    return {
        ...hands,
        screens: hands.screens.map((screen, i) => ({ ...screen, slotCount: screenSlots[i] ?? 0 })),
        clicks: hands.clicks.map((click, i) => ({ ...click, slotCount: clickSlots[i] ?? 0 })),
        bossBars,
    };
}
function readScreen(from) {
    const count = () => from.count();
    const stack = () => ({ item: count(), count: count(), note: count() });
    return {
        offset: count(),
        agent: count(),
        kind: count(),
        title: count(),
        cursor: stack(),
        slots: from.list(() => ({ slot: count(), ...stack() })),
        gauges: from.list(() => from.signed()),
        offers: from.list(() => from.list(stack)),
    };
}
