/** The kind of the task. */
export const settingsOf = (task) => [
    ...(task.terrain === undefined ? [] : ['wild']),
    ...(task.scenario === 'open' ? ['open'] : []),
];
