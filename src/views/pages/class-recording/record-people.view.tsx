import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { css } from 'styled-system/css'

import { peopleLines, withLine, type RecordPlan } from '../../../domain/class-record-plan.ts'
import { RECORDED_EVIDENCE_MAX, RECORDED_PEOPLE_MAX } from '../../../domain/contract/recorded-class.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import { choicesOf } from '../../../machines/choice-search/choice-search.connect.ts'
import type { ChoiceSearchMachine } from '../../../machines/choice-search/choice-search.machine.ts'
import type { WizardProps } from '../../../machines/wizard/wizard.connect.ts'
import { RefField } from '../../list/ref-field.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'
import { isolated } from '../class-desk/isolated.ts'
import { planFieldId } from '../class-desk/plan-control.ts'
import { whenLeft } from '../left-to-submit.ts'

const wide = css({ fontFamily: 'mono' })
const added = css({ textStyle: 'small', color: 'fg.muted', marginBlockStart: '1', overflowWrap: 'anywhere' })

const PEOPLE = 'people'

type PeopleFieldsProps = Readonly<{
  wizard: WizardProps<RecordPlan>
  saying: (path: string) => string | undefined
  /** What the server said of each line that names nobody. */
  lines: readonly string[]
  people: ChoiceSearchMachine
  viewerId: number
}>

type PersonFieldProps = Pick<PeopleFieldsProps, 'wizard' | 'people' | 'viewerId'>

/** Finds people one after the other: each is a line more. Nobody records themself, nor anybody twice. */
const PersonField = ({ wizard, people, viewerId }: PersonFieldProps) => {
  const { classRecording: said } = useWords()
  const search = useActorRef(people)
  const found = useSelector(search, (at) => choicesOf(at, PEOPLE))
  const [last, setLast] = useState<string | null>(null)
  const written = wizard.value('people')
  const named = new Set(peopleLines(written).map((line) => line.toLowerCase()))
  const there = found.filter(({ email = '' }) => named.has(email.toLowerCase()))
  return (
    <div>
      <RefField
        search={search}
        filter={PEOPLE}
        label={said.find()}
        value={null}
        name={null}
        except={[viewerId, ...there.map(({ id }) => id)]}
        readOnly={wizard.isBusy}
        onValue={(chosen) => {
          const person = found.find(({ id }) => String(id) === chosen)
          if (person?.email === undefined) return
          wizard.change('people', withLine(written, person.email))
          setLast(person.name)
        }}
      />
      <p role="status" className={added}>
        {last !== null && said.added({ name: isolated(last) })}
      </p>
    </div>
  )
}

/** Who was there, one a line, and what shows it. */
export const PeopleFields = ({ wizard, saying, lines, people, viewerId }: PeopleFieldsProps) => {
  const { classRecording: said } = useWords()
  const error = saying('people') ?? (lines.length > 0 ? lines.join(' ') : undefined)
  return (
    <>
      <PersonField wizard={wizard} people={people} viewerId={viewerId} />
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
