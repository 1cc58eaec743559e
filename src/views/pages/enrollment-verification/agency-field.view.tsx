import { useActorRef, useSelector } from '@xstate/react'
import type { FocusEvent } from 'react'

import { NOT_LISTED } from '../../../domain/agency.ts'
import type { Agency } from '../../../domain/contract/agency.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import { resourceFace, selectData } from '../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { Combobox } from '../../ui/combobox.view.tsx'
import { useChoosingWords } from '../choosing-words.ts'

type AgencyFieldProps = Readonly<{
  machine: ResourceMachine<readonly Agency[]>
  id: string
  label: string
  error: string | undefined
  readOnly: boolean
  value: number
  onBlur: (event: FocusEvent) => void
  onAgency: (id: number) => void
}>

/** Without the list the agency stays as it is. */
export const AgencyField = ({ machine, value, onAgency, ...field }: AgencyFieldProps) => {
  const words = useWords()
  const { details: said } = words.enrollmentVerification
  const choosing = useChoosingWords()
  const list = useActorRef(machine, { input: { query: undefined } })
  const face = useSelector(list, resourceFace)
  const agencies = useSelector(list, selectData)
  if (!agencies && face === 'failed') {
    return (
      <Banner
        tone="warning"
        announce="status"
        action={
          <Button variant="outline" size="sm" onClick={() => list.send({ type: 'resource.retried' })}>
            {words.actions.retry()}
          </Button>
        }
      >
        {said.agenciesFailed()}
      </Banner>
    )
  }
  return (
    <Combobox
      {...field}
      name="primaryAgencyId"
      help={said.agencyHelp()}
      autoComplete="organization"
      options={(agencies ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      extraOption={{ value: String(NOT_LISTED), label: said.notListed() }}
      value={String(value)}
      onValueChange={(chosen) => onAgency(chosen === null ? NOT_LISTED : Number(chosen))}
      words={choosing}
      emptyText={said.noAgency()}
    />
  )
}
