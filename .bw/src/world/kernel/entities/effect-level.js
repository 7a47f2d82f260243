/**
 * Level of an effect on a body, 0 without it. Everything that an effect does depends on this, so that a test can switch an effect
 * off (test/conformance/effects-act.slow.test.ts).
 */
export function effectLevel({ traits }, effect) {
    const active = traits.effects.get(effect);
    return active ? active.amplifier + 1 : 0;
}
