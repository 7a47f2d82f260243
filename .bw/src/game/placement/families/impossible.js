const never = (title, blocks, impossible) => ({
    title,
    blocks,
    how: '–',
    impossible,
});
/** Blocks that no player can place. */
export const impossible = [
    never('Air', 'air cave_air void_air', 'air is not placed'),
    never('Blocks of operators', 'command_block chain_command_block repeating_command_block structure_block jigsaw test_block test_instance_block', 'only operators in creative mode can place it'),
    never('Fire', 'fire soul_fire', 'it is lit, not placed, and burns out'),
    never('Portals', 'nether_portal end_portal end_gateway', 'it opens in its frame'),
    never('Parts of pistons', 'piston_head moving_piston', 'a piston pushes it out'),
    never('Bubble columns', 'bubble_column', 'it rises by itself over soul sand or magma'),
    never('Frosted ice', 'frosted_ice', 'it forms under enchanted boots'),
    never('Stems with fruit', 'attached_pumpkin_stem attached_melon_stem', 'the stem bends when its fruit has grown'),
];
