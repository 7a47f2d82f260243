/** Completes a specification. */
export function specify(definition) {
    const { name, args: schema, data: dataSchema, examples = [], manner = [] } = definition;
    // Plans are read many times, so each call is parsed only once.
    const parsed = new WeakMap();
    return {
        ...definition,
        examples,
        manner,
        call: (args) => ({ name, args: args }),
        read(call) {
            if (call.name !== name)
                return undefined;
            const cached = parsed.get(call);
            if (cached !== undefined)
                return cached.args;
            const args = schema.safeParse(call.args).data;
            parsed.set(call, { args });
            return args;
        },
        issueIn(args) {
            const { error } = schema.safeParse(args);
            return error === undefined ? undefined : issueOf(error);
        },
        dataOf: (result) => result.ok && 'data' in result
            ? (dataSchema?.safeParse(result.data) ?? { data: result.data }).data
            : undefined,
    };
}
function issueOf({ issues }) {
    const named = issues.flatMap((issue) => issue.code === 'unrecognized_keys' ? issue.keys : issue.path.slice(0, 1).map(String));
    return {
        reason: 'invalid_arguments',
        arguments: [...new Set(named)],
        message: issues
            .map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`))
            .join('; '),
    };
}
