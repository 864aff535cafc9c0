/** The id of a note's text, which describes the mark in the code. `example` is `<lesson>#<name>`. */
export const getNoteId = (example: string, number: number): string => `${example}-${number}`;
