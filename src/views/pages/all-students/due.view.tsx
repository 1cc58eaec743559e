import { useActorRef, useSelector } from '@xstate/react'
import { BellRing } from 'lucide-react'
import { css } from 'styled-system/css'

import { ALL_STUDENTS } from '../../../domain/contract/all-students.list.ts'
import { listAddress, wholeList, type ChosenRows, type ListAsked } from '../../../domain/list.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { selectData } from '../../../machines/resource/resource.connect.ts'
import { Button } from '../../ui/button.view.tsx'
import { ListFigure, ListFigures } from '../list-figure.view.tsx'
import type { AllStudentsMachines, Counted, StudentsDue } from './all-students.props.ts'

// No higher than the line that it stands in.
const act = css({ lg: { marginBlock: '-1.5' } })

/** Who is due, by what the list is asked for. */
export const DUE = {
  overdue: { standing: ['overdue'] },
  lapsing: { expires: ['next60'] },
} as const satisfies Readonly<Record<keyof StudentsDue, ListAsked['filters']>>

const allOf = ({ count, isExact }: Counted, filters: ListAsked['filters']): ChosenRows => ({
  selection: { kind: 'matching', search: '', filters, except: [], count: isExact ? count : null },
  count,
  isExact,
})

type DueProps = Readonly<{ machine: AllStudentsMachines['due']; onRemind: (people: ChosenRows) => void }>

/** Who is overdue and whose certificate lapses, to be looked at and reminded. Nothing where it cannot be counted. */
export const Due = ({ machine, onRemind }: DueProps) => {
  const { figures: said } = useWords().allStudentsList
  const formats = useFormats()
  const due = useSelector(useActorRef(machine, { input: { query: undefined } }), selectData)
  if (!due) return null
  return (
    <ListFigures label={said.label()}>
      {(['overdue', 'lapsing'] as const).map((kind) => {
        const counted = due[kind]
        const count = formats.number(counted.count)
        return (
          <ListFigure
            key={kind}
            label={said[kind]()}
            value={counted.isExact ? count : said.atLeast({ count })}
            href={
              counted.count > 0 &&
              `/admin/students${listAddress(ALL_STUDENTS, { ...wholeList(ALL_STUDENTS), filters: DUE[kind] })}`
            }
            act={
              counted.count > 0 && (
                <Button
                  variant="outline"
                  size="sm"
                  icon={BellRing}
                  className={act}
                  onClick={() => onRemind(allOf(counted, DUE[kind]))}
                >
                  {said.remind()}
                </Button>
              )
            }
          />
        )
      })}
    </ListFigures>
  )
}
