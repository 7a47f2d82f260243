import { sourceTyping } from '../source.js';
const KINDS = { root: 0, literal: 1, argument: 2 };
/** The packet that lists the commands a source may use, in the protocol of 1.19.2. */
function declaration(root, source) {
    const seen = (node) => node.usableBy(source) && !node.hidden;
    const indexes = new Map([[root, 0]]);
    const nodes = [root];
    const add = (node) => {
        if (indexes.has(node))
            return;
        indexes.set(node, nodes.length);
        nodes.push(node);
    };
    // `nodes` grows while it is walked
    for (const node of nodes) {
        for (const child of node.children.values())
            if (seen(child))
                add(child);
        if (node.redirect)
            add(node.redirect);
    }
    const indexOf = (node) => indexes.get(node) ?? 0;
    return {
        nodes: nodes.map((node) => ({
            flags: {
                unused: 0,
                has_custom_suggestions: node.type?.parser.suggestions ? 1 : 0,
                has_redirect_node: node.redirect ? 1 : 0,
                has_command: node.execute ? 1 : 0,
                command_node_type: KINDS[node.kind],
            },
            children: [...node.children.values()].filter(seen).map(indexOf),
            redirectNode: node.redirect && indexOf(node.redirect),
            extraNodeData: extra(node),
        })),
        rootIndex: 0,
    };
}
function extra({ kind, name, type }) {
    if (kind === 'root')
        return undefined;
    if (!type)
        return { name };
    const { id, properties, suggestions } = type.parser;
    return { name, parser: id, properties, suggestionType: suggestions };
}
/** Offset of the entity status of a permission level, to which the level is added; operators have level 4. */
const PERMISSION_STATUS = 24;
const OPERATOR_LEVEL = 4;
/** Informs a player's client about the player's rights and the commands that they allow (vanilla sendPlayerPermissionLevel). */
export function sendCommands(game, root, player) {
    const level = game.isOp(player.name) ? OPERATOR_LEVEL : 0;
    player.send('entity_status', { entityId: player.id, entityStatus: PERMISSION_STATUS + level });
    player.send('declare_commands', declaration(root, sourceTyping(game, player)));
}
