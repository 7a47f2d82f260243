import { Player } from '../../kernel/player/player.js';
const HORSE = { seat: 0.75, wild: true, saddles: true, share: 1, jumps: true };
const LLAMA = { seat: 0.65, wild: true, saddles: false, share: 0 };
const MOUNTS = {
    horse: HORSE,
    donkey: HORSE,
    mule: HORSE,
    skeleton_horse: { ...HORSE, wild: false, saddles: false },
    zombie_horse: { ...HORSE, wild: false, saddles: false },
    camel: { ...HORSE, wild: false },
    llama: LLAMA,
    trader_llama: LLAMA,
    pig: { seat: 0.75, wild: false, saddles: true, stick: 'carrot_on_a_stick', share: 0.225 },
    strider: { seat: 0.85, wild: false, saddles: true, stick: 'warped_fungus_on_a_stick', share: 0.55 },
};
export const mountOf = ({ kind }) => MOUNTS[kind];
/** Whether a rider steers it: it is saddled, and the rider holds its stick. */
export function obeys(mob, rider) {
    const kind = mountOf(mob);
    if (!kind || kind.share === 0 || !mob.traits.saddled || !(rider instanceof Player))
        return false;
    return kind.stick === undefined || [0, 1].some((hand) => rider.held(hand)?.name === kind.stick);
}
