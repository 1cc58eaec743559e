import { createContext } from 'react'

import type { FormValues } from '../../machines/form/form.machine.ts'
import type { Meanwhile } from '../../machines/form/meanwhile.ts'

type Behind = Readonly<{
  /** What somebody else did to it since it was opened. */
  meanwhile: Meanwhile<FormValues> | null
  /** Gives up what was written for it. */
  onTake: () => void
}>

/** Whether what an asked form changes is another by now; its dialog knows. */
export const MeanwhileContext = createContext<Behind>({ meanwhile: null, onTake: () => {} })
