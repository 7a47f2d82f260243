/** trigger <objective> [(add | set) <value>]: lets players change their own score, once each time it is enabled */
export declare const trigger: import("./tree/node.ts").AddCommand;
