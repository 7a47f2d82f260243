import { enchantment } from '../items/stack.js';
/** The drops of a block. Does not check whether the tool is right: see `needsOtherTool`. */
export function dropsOf({ blocks }, context) {
    const rule = blocks.of(context.state).drops ?? self;
    return rule(context).filter(([, count]) => count > 0);
}
/** Whether a block drops nothing when broken with this tool, according to the rules of the world. */
export function needsOtherTool({ digs }, block, tool) {
    const tools = Object.hasOwn(digs, block.name) ? digs[block.name]?.tools : undefined;
    if (tools !== undefined)
        return tools.length > 0 && !tools.includes(tool?.name ?? '');
    return block.harvestTools !== undefined && !(tool && block.harvestTools[String(tool.id)]);
}
/** One item, independent of the block. */
export const one = (item) => () => [[item, 1]];
export const nothing = () => [];
/** The block itself. */
const self = ({ state }) => [[state.name, 1]];
/** Whether the tool has silk touch. */
export const isSilk = ({ tool }) => enchantment(tool, 'silk_touch') > 0;
/** Whether the tool is a pair of shears. */
export const isShears = ({ tool }) => tool?.name === 'shears';
/** The block itself with silk touch, otherwise the given drops. */
export const silkOr = (rule) => (context) => isSilk(context) ? self(context) : rule(context);
/** The block itself with shears or silk touch, otherwise the given drops. */
export const shearsOr = (rule) => (context) => isShears(context) || isSilk(context) ? self(context) : rule(context);
/** Level of fortune. */
export const fortuneOf = ({ tool }) => enchantment(tool, 'fortune');
/** A random number of items, to which fortune adds up to its level (vanilla uniform_bonus_count), within a limit. */
export const some = (item, low, high, fortune = { each: 0 }) => (context) => {
    const { chance } = context;
    const most = fortuneOf(context) * fortune.each;
    const count = chance.between(low, high) + (most > 0 ? chance.between(0, most) : 0);
    return [[item, Math.min(fortune.limit ?? count, count)]];
};
/** Draws with the chance for the tool's Fortune level. */
export const byFortune = (context, chances) => context.chance.next() < (chances[Math.min(fortuneOf(context), chances.length - 1)] ?? 0);
/** Ores: fortune multiplies the drops (vanilla ore_drops). */
export const ore = (item, low = 1, high = low) => silkOr((context) => {
    const { chance } = context;
    const fortune = fortuneOf(context);
    const times = fortune > 0 ? Math.max(0, chance.between(0, fortune + 1) - 1) + 1 : 1;
    return [[item, chance.between(low, high) * times]];
});
