import type { GroupRequirements, ProgressOverview } from '../../domain/contract/group-progress.contract.ts'
import { GROUP_PROGRESS } from '../../domain/contract/group-progress.list.ts'
import type { ListAsked } from '../../domain/list.ts'
import { isConfirmed } from '../../domain/typed-count.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import type { Reminder } from '../../views/pages/group-progress/group-progress.props.ts'
import { askAct } from './acting.actors.ts'
import { createDeed } from './deed.actors.ts'
import { createDefinedList } from './defined-list.actors.ts'
import { createResource } from './kept-resource.actors.ts'

export type GroupProgressWorld = Readonly<{ gateway: Gateway; writeAddress: (asked: ListAsked) => void }>

export const createGroupProgress = ({ gateway, writeAddress }: GroupProgressWorld) => {
  const { ask } = gateway
  return {
    overview: createResource<ProgressOverview, number | null>(
      gateway,
      ['groupProgress'],
      async (group: number | null, signal) =>
        (await ask('GroupProgressOverview', { group }, { signal })).groupProgressOverview,
      (group) => `groupProgress ${group}`,
    ),
    list: createDefinedList(GROUP_PROGRESS, {
      gateway,
      topics: ['groupProgress'],
      writeAddress,
      beside: () => ({ now: gateway.now() }),
    }),
    reminding: createDeed(
      ({ people: { selection }, courseId }: Reminder, signal) =>
        askAct(gateway, GROUP_PROGRESS, 'remind')({ selection, courseId }, signal),
      { isReady: ({ people: { count }, typed }) => isConfirmed(count, typed) },
    ),
    requiring: createDeed(async ({ id, courses }: GroupRequirements, signal) => {
      await ask('SetGroupCourses', { groupId: id, courses: [...courses] }, { signal })
    }),
  }
}
