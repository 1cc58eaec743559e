import type { HowToScript } from './how-to.types.ts'

export const plan: HowToScript = {
  slug: 'how-to-plan-a-class',
  title: { en: 'Plan a class', tr: 'Bir sınıf planlayın', ar: 'خطّط صفًا' },
  summary: {
    en: 'Five short steps, from the course to the day on which registration closes.',
    tr: 'Eğitimden kaydın kapandığı güne kadar beş kısa adım.',
    ar: 'خمس خطوات قصيرة، من الدورة إلى يوم إغلاق التسجيل.',
  },
  roles: ['instructor', 'admin'],
  pages: ['/instructor/dash', '/instructor/course/new', '/instructor/course/:courseId'],
  posterScene: 'sessions',
  scenes: [
    {
      id: 'begin',
      cues: [
        {
          en: 'On your dashboard choose New class, and then the course that you want to teach.',
          tr: 'Panelinizde “Yeni sınıf” düğmesine basın, sonra vereceğiniz eğitimi seçin.',
          ar: 'في لوحتك اختر «صف جديد»، ثم الدورة التي تريد تدريسها.',
        },
      ],
    },
    {
      id: 'sessions',
      cues: [
        {
          en: 'Say when it is held. Times are those of the place, and a clash with another class is told at once.',
          tr: 'Ne zaman yapılacağını yazın. Saatler o yerin saatleridir; başka bir sınıfla çakışma hemen bildirilir.',
          ar: 'حدّد موعده. الأوقات بتوقيت المكان، ويظهر أي تعارض مع صف آخر على الفور.',
        },
      ],
    },
    {
      id: 'venue',
      cues: [
        {
          en: 'Say where it is held, with an address that people find.',
          tr: 'Nerede yapılacağını, insanların bulabileceği bir adresle yazın.',
          ar: 'حدّد مكانه بعنوان يهتدي إليه الناس.',
        },
      ],
    },
    {
      id: 'seats',
      cues: [
        {
          en: 'Say how many seats there are, and when registration closes.',
          tr: 'Kontenjanı ve kaydın ne zaman kapanacağını yazın.',
          ar: 'حدّد عدد المقاعد ومتى يُغلق التسجيل.',
        },
      ],
    },
    {
      id: 'schedule',
      cues: [
        {
          en: 'Read it once more, and schedule the class. From now on students can find it and register.',
          tr: 'Bir kez daha okuyup sınıfı planlayın. Artık öğrenciler onu bulup kaydolabilir.',
          ar: 'راجعه مرة أخيرة ثم جدوِل الصف. من الآن يجده المتدرّبون ويسجّلون فيه.',
        },
      ],
    },
  ],
}
