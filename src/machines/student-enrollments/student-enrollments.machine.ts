import type { StudentEnrollment } from '../../domain/contract/student-enrollment.contract.ts'
import { STUDENTS_BY_DELIVERY, type Delivery } from '../../domain/student-enrollment-list.ts'
import { createListMachine, type ListActor, type ListMachine } from '../list/list.machine.ts'

/** Students of own online offerings, and of own classes: a list each. */
export const studentListMachines: Readonly<Record<Delivery, ListMachine<StudentEnrollment>>> = {
  online: createListMachine<StudentEnrollment>(STUDENTS_BY_DELIVERY.online),
  inPerson: createListMachine<StudentEnrollment>(STUDENTS_BY_DELIVERY.inPerson),
}

export type StudentListMachine = ListMachine<StudentEnrollment>
export type StudentListActor = ListActor<StudentEnrollment>
