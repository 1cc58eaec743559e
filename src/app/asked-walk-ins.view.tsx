import { Part } from '../views/shell/part.view.tsx'
import { latePart } from '../views/ui/late-part.ts'
import { useDrawnWhole } from '../views/use-drawn-whole.ts'

const OwnWalkIns = latePart(() => import('./parts/own-walk-ins.part.tsx'))

/** On every dashboard, of the few who are asked: whether it was them whom an instructor put on a class. */
export const AskedWalkIns = () =>
  useDrawnWhole() && (
    <Part>
      <OwnWalkIns />
    </Part>
  )
