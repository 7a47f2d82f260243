/** The kind of a block; undefined if no rule uses it. */
export const kindOf = ({ blocks }, state) => blocks.of(state).kind;
export const isAir = (version, state) => kindOf(version, state) === 'air';
/** Whether another block may be placed into it. */
export const isReplaceable = ({ blocks }, state) => blocks.of(state).replaceable === true;
/** Whether saplings, flowers and grass grow on it. */
export const isSoil = ({ blocks }, state) => blocks.of(state).soil === true;
/** Whether a full block does not count as opaque, so that it conducts no redstone and lets chest lids open. */
export const isSeeThrough = ({ blocks }, state) => blocks.of(state).seeThrough === true;
/** Number of slots of a block; 0 if it is not a container. */
export const containerSize = ({ blocks }, state) => blocks.of(state).slots ?? 0;
