/** Translates the arguments of a declaration of commands. */
export function eachArgument(fields, translate) {
    const nodes = fields['nodes'];
    return ['declare_commands', { ...fields, nodes: nodes.map(translated) }];
    function translated(node) {
        const data = node['extraNodeData'];
        const { parser, properties } = data ?? {};
        if (parser === undefined)
            return node;
        return { ...node, extraNodeData: { ...data, ...translate({ parser, properties }) } };
    }
}
