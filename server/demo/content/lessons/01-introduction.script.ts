import type { LessonScript } from '../content.types.ts'

export const introduction: LessonScript = {
  slug: 'introduction',
  title: { en: 'Introduction', tr: 'Giriş', ar: 'مقدمة' },
  summary: {
    en: 'Why traffic incident management saves lives, and the three things the National Unified Goal asks of every responder.',
    tr: 'Trafik olay yönetimi neden hayat kurtarır ve Ulusal Ortak Hedef her müdahale görevlisinden hangi üç şeyi ister.',
    ar: 'لماذا تنقذ إدارة حوادث المرور الأرواح، وما الأمور الثلاثة التي يطلبها الهدف الوطني الموحد من كل مستجيب.',
  },
  scenes: [
    {
      id: 'why-it-matters',
      cues: [
        {
          en: 'Each year in the United States, dozens of responders are struck and killed while they work beside traffic.',
          tr: 'Amerika Birleşik Devletleri’nde her yıl onlarca müdahale görevlisi, trafiğin yanında çalışırken araç çarpması sonucu ölüyor.',
          ar: 'في كل عام في الولايات المتحدة، تصدم المركبات عشرات المستجيبين فيموتون وهم يعملون بجوار حركة المرور.',
        },
        {
          en: 'Traffic incident management, or TIM, is the planned way that many agencies clear a road safely and quickly.',
          tr: 'Trafik olay yönetimi, kısaca TIM, birçok kurumun yolu güvenle ve hızla açmak için izlediği planlı yoldur.',
          ar: 'إدارة حوادث المرور، أو TIM، هي الطريقة المخططة التي تفتح بها عدة جهات الطريق بأمان وسرعة.',
        },
      ],
    },
    {
      id: 'every-minute',
      cues: [
        {
          en: 'About a quarter of all traffic delay comes from incidents.',
          tr: 'Trafikteki gecikmelerin yaklaşık dörtte biri olaylardan kaynaklanır.',
          ar: 'نحو ربع التأخير في حركة المرور سببه الحوادث.',
        },
        {
          en: 'For each minute that a lane stays blocked, the chance of a secondary crash grows by about 2.8 percent.',
          tr: 'Bir şerit kapalı kaldığı her dakika, ikincil kaza olasılığı yaklaşık yüzde 2,8 artar.',
          ar: 'مع كل دقيقة تبقى فيها الحارة مغلقة، يزيد احتمال وقوع حادث ثانوي بنحو 2.8 في المئة.',
        },
      ],
    },
    {
      id: 'three-goals',
      cues: [
        {
          en: 'The National Unified Goal asks three things of us.',
          tr: 'Ulusal Ortak Hedef bizden üç şey ister.',
          ar: 'يطلب منا الهدف الوطني الموحد ثلاثة أمور.',
        },
        {
          en: 'Responder safety. Safe, quick clearance. And prompt, reliable communications that every agency can share.',
          tr: 'Müdahale görevlilerinin güvenliği. Yolun güvenle ve hızla açılması. Bütün kurumların paylaşabildiği hızlı ve güvenilir iletişim.',
          ar: 'سلامة المستجيبين. وفتح الطريق بأمان وسرعة. واتصالات سريعة وموثوقة تتشاركها كل الجهات.',
        },
      ],
    },
    {
      id: 'one-team',
      cues: [
        {
          en: 'Police, fire, EMS, towing, transportation and dispatch share one scene.',
          tr: 'Polis, itfaiye, acil sağlık, çekici, karayolları ve çağrı merkezi aynı olay yerini paylaşır.',
          ar: 'الشرطة والإطفاء والإسعاف وسيارات السحب والطرق ومركز البلاغات يتشاركون موقعًا واحدًا.',
        },
        {
          en: 'No agency can do it alone, so we train together and use the same words.',
          tr: 'Hiçbir kurum bunu tek başına yapamaz; bu yüzden birlikte eğitim alır ve aynı sözcükleri kullanırız.',
          ar: 'لا تستطيع جهة واحدة أن تفعل ذلك وحدها، لذلك نتدرب معًا ونستخدم الكلمات نفسها.',
        },
      ],
    },
    {
      id: 'this-course',
      cues: [
        {
          en: 'Eight lessons follow, in the order of an incident: from the first call to the last cone.',
          tr: 'Sırada, bir olayın akışına göre dizilmiş sekiz ders var: ilk çağrıdan son koniye kadar.',
          ar: 'تتبع ذلك ثمانية دروس بترتيب الحادث نفسه: من أول بلاغ إلى آخر قمع.',
        },
      ],
    },
  ],
}
