/** What can happen in Everdell: `says` of a line in the log. Written by `python -m tools.protocol`. */
export type Event = never;

/** The event that is told by the message of this id. */
export type EventOf<Id extends Event["id"]> = Event & { id: Id };
