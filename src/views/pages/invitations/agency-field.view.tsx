import { useActorRef, useSelector } from '@xstate/react'
import type { FocusEvent } from 'react'

import { NOT_LISTED } from '../../../domain/agency.ts'
import { useWords } from '../../../i18n/words.tsx'
import { resourceFace, selectData } from '../../../machines/resource/resource.connect.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { Combobox } from '../../ui/combobox.view.tsx'
import { useChoosingWords } from '../choosing-words.ts'
import type { InvitationsMachines } from './invitations.props.ts'

type AgencyFieldProps = Readonly<{
  machine: InvitationsMachines['agencies']
  id: string
  label: string
  error: string | undefined
  readOnly: boolean
  value: number
  onBlur: (event: FocusEvent) => void
  onAgency: (id: number) => void
}>

/** Without the list one can invite all the same. */
export const AgencyField = ({ machine, value, onAgency, ...field }: AgencyFieldProps) => {
  const words = useWords()
  const { form } = words.invitations
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
        {form.agenciesFailed()}
      </Banner>
    )
  }
  return (
    <Combobox
      {...field}
      name="primaryAgencyId"
      optional={form.optional()}
      help={form.agencyHelp()}
      autoComplete="off"
      options={(agencies ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      placeholder={form.notListed()}
      value={value === NOT_LISTED ? null : String(value)}
      onValueChange={(chosen) => onAgency(chosen === null ? NOT_LISTED : Number(chosen))}
      words={choosing}
      emptyText={form.noAgency()}
    />
  )
}
