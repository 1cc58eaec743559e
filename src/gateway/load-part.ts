import { FaultError, toFault, UNASKED } from '../domain/fault.ts'

/** How a part of the gateway that is not needed at once is loaded. */
export type LoadPart = <Part>(load: () => Promise<Part>) => Promise<Part>

/** Loads what something is asked by: nothing was sent where it did not come. */
export const loadToAsk =
  (loadPart: LoadPart): LoadPart =>
  async (load) => {
    try {
      return await loadPart(load)
    } catch (cause) {
      const fault = toFault(cause)
      throw fault.kind === 'offline' ? new FaultError({ ...fault, code: UNASKED }) : cause
    }
  }
