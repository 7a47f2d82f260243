const row = (item, width) => Array.from({ length: width }, () => item);
const BRICKS = 'resin_bricks';
/** Resin products (vanilla 1.21.4), which the data lacks. */
export const ofResin = [
    {
        makes: 'resin_block',
        count: 1,
        takes: [row('resin_clump', 3), row('resin_clump', 3), row('resin_clump', 3)],
    },
    { makes: 'resin_clump', count: 9, takes: ['resin_block'] },
    { makes: BRICKS, count: 1, takes: [row('resin_brick', 2), row('resin_brick', 2)] },
    { makes: 'resin_brick_slab', count: 6, takes: [row(BRICKS, 3)] },
    {
        makes: 'resin_brick_stairs',
        count: 4,
        takes: [[BRICKS, null, null], [BRICKS, BRICKS, null], row(BRICKS, 3)],
    },
    { makes: 'resin_brick_wall', count: 6, takes: [row(BRICKS, 3), row(BRICKS, 3)] },
    { makes: 'chiseled_resin_bricks', count: 1, takes: [['resin_brick_slab'], ['resin_brick_slab']] },
    { makes: 'creaking_heart', count: 1, takes: [['pale_oak_log'], ['resin_block'], ['pale_oak_log']] },
];
