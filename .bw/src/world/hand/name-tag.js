import { givenName } from '../items/tags.js';
/** A name tag that was named at an anvil names a mob, which then never despawns (vanilla NameTagItem). */
export const nameTag = {
    is: (item) => item === 'name_tag',
    useOnBody({ game, player, hand, stack }, body) {
        const name = givenName(stack);
        if (name === undefined || body.dying || body.kind === 'armor_stand')
            return false;
        body.traits.customName = name;
        body.traits.persistent = true;
        game.sendMetadata(body);
        player.statistics.add('used', 'name_tag');
        player.useUp(hand);
        return true;
    },
};
