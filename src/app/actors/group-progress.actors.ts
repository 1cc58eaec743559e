import type { GroupRequirements, ProgressOverview } from '../../domain/contract/group-progress.contract.ts'
import type { ListAsked } from '../../domain/list.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { progressMachine } from '../../machines/group-progress/group-progress.machine.ts'
import { createResourceMachine } from '../../machines/resource/resource.machine.ts'
import type { Reminder } from '../../views/pages/group-progress/group-progress.props.ts'
import type { GroupsWaiting } from '../../views/pages/home/waiting/coordinator-waiting.view.tsx'
import { createDeed } from './deed.actors.ts'
import { createList } from './list.actors.ts'
import { resourceActors } from './resource.actors.ts'

/** What waits in all groups of a coordinator. */
export const createGroupsWaiting = (gateway: Gateway) =>
  createResourceMachine<GroupsWaiting>().provide({
    actors: resourceActors<GroupsWaiting>(gateway, ['groupProgress', 'groups'], async (_query, signal) => {
      const { groupProgressOverview, ledGroups } = await gateway.ask('GroupWaiting', {}, { signal })
      return { ...groupProgressOverview, invited: ledGroups.reduce((sum, { invited }) => sum + invited, 0) }
    }),
  })

export type GroupProgressWorld = Readonly<{ gateway: Gateway; writeAddress: (asked: ListAsked) => void }>

export const createGroupProgress = ({ gateway, writeAddress }: GroupProgressWorld) => {
  const { ask } = gateway
  return {
    overview: createResourceMachine<ProgressOverview, number | null>().provide({
      actors: resourceActors(
        gateway,
        ['groupProgress'],
        async (groupId: number | null, signal) =>
          (await ask('GroupProgressOverview', { groupId }, { signal })).groupProgressOverview,
      ),
    }),
    list: createList(progressMachine, {
      gateway,
      topics: ['groupProgress'],
      read: async (asked, signal) => ({
        ...(await ask('GroupProgress', { asked }, { signal })).groupProgress,
        now: gateway.now(),
      }),
      writeAddress,
      exportUrl: async (asked, signal) => (await ask('ExportGroupProgress', { asked }, { signal })).groupProgressExport,
    }),
    reminding: createDeed(
      async ({ people: { selection }, courseId }: Reminder, signal) =>
        (await ask('RemindStudents', { selection, courseId }, { signal })).remindStudents,
    ),
    requiring: createDeed(async ({ id, courses }: GroupRequirements, signal) => {
      await ask('SetGroupCourses', { groupId: id, courses: [...courses] }, { signal })
    }),
  }
}
