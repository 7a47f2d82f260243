import { axisOf } from '../../geometry.js';
/** Properties determined by the click. */
export function orientation(context) {
    const { level, name, target } = context;
    const has = (property) => level.states.hasProperty(name, property);
    return {
        ...(has('axis') ? { axis: axisOf(context.face) } : {}),
        ...(has('waterlogged') ? { waterlogged: level.get(target).name === 'water' } : {}),
        ...level.blocks.named(name).orient?.(context),
    };
}
