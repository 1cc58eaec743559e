import { useSelector } from '@xstate/react'

import { FURTHER_AGENCIES, NOT_LISTED } from '../../../../domain/agency.ts'
import type { Agency } from '../../../../domain/contract/agency.contract.ts'
import { useFormats, useWords } from '../../../../i18n/words.tsx'
import { resourceFace, selectData, selectFault } from '../../../../machines/resource/resource.connect.ts'
import type { ResourceActor } from '../../../../machines/resource/resource.machine.ts'
import { Banner } from '../../../ui/banner.view.tsx'
import { Button } from '../../../ui/button.view.tsx'
import { Combobox, MultiCombobox } from '../../../ui/combobox.view.tsx'
import { Skeleton } from '../../../ui/skeleton.view.tsx'
import { useChoosingWords } from '../../choosing-words.ts'
import { faultWords } from '../../fault-words.ts'
import type { DetailsFields } from './fields.ts'

export type AgencyFieldsProps = Readonly<{
  list: ResourceActor<readonly Agency[]>
  fields: DetailsFields
}>

/** The primary agency and the others, from the list of all. Without the list the rest of the form can be saved. */
export const AgencyFields = ({ list, fields }: AgencyFieldsProps) => {
  const words = useWords()
  const { agencies: said } = words.profile
  const formats = useFormats()
  const choosing = useChoosingWords()
  const face = useSelector(list, resourceFace)
  const agencies = useSelector(list, selectData)
  const fault = useSelector(list, selectFault)

  if (!agencies) {
    return face === 'failed' ? (
      <Banner
        tone="warning"
        announce="status"
        action={
          <Button variant="outline" size="sm" onClick={() => list.send({ type: 'resource.retried' })}>
            {words.actions.retry()}
          </Button>
        }
      >
        {said.failed()} {faultWords(words, fault)}
      </Banner>
    ) : (
      <div role="status" aria-label={said.loading()}>
        <Skeleton height="15.2rem" />
      </div>
    )
  }

  const options = agencies.map(({ id, name }) => ({ value: String(id), label: name }))
  const { value: primary, onValueChange: choosePrimary, ...primaryProps } = fields.propsOf('primaryAgencyId')
  const { value: further, onValueChange: chooseFurther, ...furtherProps } = fields.propsOf('agencies')
  return (
    <>
      <Combobox
        {...primaryProps}
        help={said.primaryHelp()}
        autoComplete="organization"
        options={options}
        extraOption={{ value: String(NOT_LISTED), label: said.notListed() }}
        value={String(primary)}
        onValueChange={(value) => {
          // What was emptied is being looked for: until another is chosen, it stays as it was.
          if (value !== null) choosePrimary(Number(value))
        }}
        words={choosing}
        emptyText={said.none()}
      />
      <MultiCombobox
        {...furtherProps}
        optional={words.profile.optional()}
        help={said.furtherHelp({ most: formats.number(FURTHER_AGENCIES) })}
        options={options.filter(({ value }) => value !== String(primary))}
        values={further.map(String)}
        most={FURTHER_AGENCIES}
        onValuesChange={(values) => chooseFurther(values.map(Number))}
        words={choosing}
        emptyText={said.none()}
      />
    </>
  )
}
