import { useActorRef, useSelector } from '@xstate/react'

import { NOT_LISTED } from '../../domain/agency.ts'
import type { Agency } from '../../domain/contract/agency.contract.ts'
import { useWords } from '../../i18n/words.tsx'
import { resourceFace, selectData } from '../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../machines/resource/resource.machine.ts'
import type { FieldProps } from '../form/use-form-fields.ts'
import { Banner } from '../ui/banner.view.tsx'
import { Button } from '../ui/button.view.tsx'
import { Combobox } from '../ui/combobox.view.tsx'
import { useChoosingWords } from './choosing-words.ts'

type Said = 'agencyHelp' | 'notListed' | 'noAgency' | 'agenciesFailed' | 'optional'

type AgencyFieldProps = FieldProps<number> &
  Readonly<{
    machine: ResourceMachine<readonly Agency[]>
    said: Readonly<Record<Said, () => string>>
    /** One's own: that it is not listed is a choice. Of somebody else it is left empty. */
    isOwn?: boolean
    /** Not where there may be no network: one goes on without. */
    isRetried?: boolean
  }>

/** An agency of the list. Where that does not come, whatever else there is to fill in can be sent all the same. */
export const AgencyField = (props: AgencyFieldProps) => {
  const { machine, said, isOwn = false, isRetried = true, value, onValueChange, ...field } = props
  const words = useWords()
  const choosing = useChoosingWords()
  const list = useActorRef(machine, { input: { query: undefined } })
  const face = useSelector(list, resourceFace)
  const agencies = useSelector(list, selectData)
  if (!agencies && face === 'failed') {
    const retry = (
      <Button variant="outline" size="sm" onClick={() => list.send({ type: 'resource.retried' })}>
        {words.actions.retry()}
      </Button>
    )
    return (
      <Banner tone="warning" announce="status" action={isRetried && retry}>
        {said.agenciesFailed()}
      </Banner>
    )
  }
  const unlisted = { value: String(NOT_LISTED), label: said.notListed() }
  const given = isOwn
    ? { autoComplete: 'organization', extraOption: unlisted }
    : { autoComplete: 'off', placeholder: unlisted.label, optional: said.optional() }
  return (
    <Combobox
      {...field}
      {...given}
      help={said.agencyHelp()}
      options={(agencies ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      value={!isOwn && value === NOT_LISTED ? null : String(value)}
      onValueChange={(chosen) => onValueChange(chosen === null ? NOT_LISTED : Number(chosen))}
      words={choosing}
      emptyText={said.noAgency()}
    />
  )
}
