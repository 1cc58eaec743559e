import { useWords } from '../../../i18n/words.tsx'
import type { DeedActor } from '../../../machines/deed/deed.machine.ts'
import { DeedDialog } from '../deed-dialog.view.tsx'

/** A material that is not to be used any more. */
export type Retired = Readonly<{ id: number; title: string }>

/** What is retired is gone for everybody: it is asked first. */
const RetireDialog = ({ actor }: Readonly<{ actor: DeedActor<Retired> }>) => {
  const { retire } = useWords().teachingMaterials
  return (
    <DeedDialog
      actor={actor}
      isDangerous
      said={({ title }, isBusy) => ({
        title: retire.title({ title }),
        text: retire.lead(),
        confirm: isBusy ? retire.going() : retire.go(),
        failed: retire.failed(),
      })}
    />
  )
}

export default RetireDialog
