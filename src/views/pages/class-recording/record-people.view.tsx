import { css } from 'styled-system/css'

import type { RecordPlan } from '../../../domain/class-record-plan.ts'
import { RECORDED_EVIDENCE_MAX, RECORDED_PEOPLE_MAX } from '../../../domain/contract/recorded-class.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { WizardProps } from '../../../machines/wizard/wizard.connect.ts'
import { TextArea } from '../../ui/text-area.view.tsx'
import { planFieldId } from '../class-desk/plan-control.ts'
import { whenLeft } from '../left-to-submit.ts'

const wide = css({ fontFamily: 'mono' })

type PeopleFieldsProps = Readonly<{
  wizard: WizardProps<RecordPlan>
  saying: (path: string) => string | undefined
  /** What the server said of each line that names nobody. */
  lines: readonly string[]
}>

/** Who was there, one a line, and what shows it. */
export const PeopleFields = ({ wizard, saying, lines }: PeopleFieldsProps) => {
  const { classRecording: said } = useWords()
  const error = saying('people') ?? (lines.length > 0 ? lines.join(' ') : undefined)
  return (
    <>
      <TextArea
        id={planFieldId('people')}
        name="people"
        label={said.peopleLabel()}
        help={said.peopleHelp({ most: RECORDED_PEOPLE_MAX })}
        error={error}
        rows={10}
        required
        dir="ltr"
        spellCheck={false}
        className={wide}
        readOnly={wizard.isBusy}
        value={wizard.value('people')}
        onValueChange={(text) => wizard.change('people', text)}
        onBlur={whenLeft(() => wizard.leave('people'))}
      />
      <TextArea
        id={planFieldId('evidence')}
        name="evidence"
        label={said.evidence()}
        help={said.evidenceHelp()}
        error={saying('evidence')}
        rows={3}
        required
        maxLength={RECORDED_EVIDENCE_MAX}
        readOnly={wizard.isBusy}
        value={wizard.value('evidence')}
        onValueChange={(text) => wizard.change('evidence', text)}
        onBlur={whenLeft(() => wizard.leave('evidence'))}
      />
    </>
  )
}
