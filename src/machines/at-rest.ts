import type { AnyMachineSnapshot } from 'xstate'

/**
 * A guard: nothing of the form that is open is on its way. What is being sent is finished, and told of, whoever presses
 * Cancel meanwhile. It is to a child what XState's `stateIn` is to the chart itself, and works as that does: a guard
 * with a `check` is asked about the whole snapshot.
 */
export const atRest = (child: string) =>
  Object.assign((): boolean => true, {
    child,
    check: ({ children }: AnyMachineSnapshot): boolean => {
      const form: unknown = children[child]?.getSnapshot()
      return !(
        typeof form === 'object' &&
        form !== null &&
        'hasTag' in form &&
        (form as AnyMachineSnapshot).hasTag('busy')
      )
    },
  })
