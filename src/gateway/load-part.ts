/** How a part of the gateway that is not needed at once is loaded. */
export type LoadPart = <Part>(load: () => Promise<Part>) => Promise<Part>
