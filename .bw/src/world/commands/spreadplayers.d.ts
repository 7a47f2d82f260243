/** spreadplayers <center> <spreadDistance> <maxRange> [under <maxHeight>] <respectTeams> <targets> */
export declare const spreadplayers: import("./tree/node.ts").AddCommand;
