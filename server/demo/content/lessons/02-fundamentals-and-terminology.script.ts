import type { LessonScript } from '../content.types.ts'

export const fundamentalsAndTerminology: LessonScript = {
  slug: 'fundamentals-and-terminology',
  title: { en: 'Fundamentals and Terminology', tr: 'Temel Bilgiler ve Terimler', ar: 'الأساسيات والمصطلحات' },
  summary: {
    en: 'The words every agency shares: upstream and downstream, lane numbers, the four parts of an incident area, and duration classes.',
    tr: 'Bütün kurumların ortak sözcükleri: olay yerinin gerisi ve ilerisi, şerit numaraları, olay alanının dört bölümü ve süre sınıfları.',
    ar: 'الكلمات التي تتشاركها كل الجهات: ما قبل الموقع وما بعده، وأرقام الحارات، والأجزاء الأربعة لمنطقة الحادث، وفئات المدة.',
  },
  scenes: [
    {
      id: 'directions',
      cues: [
        {
          en: 'Left and right are always as the driver sees them, facing the way that traffic moves.',
          tr: 'Sol ve sağ, her zaman trafiğin aktığı yöne bakan sürücünün gördüğü gibidir.',
          ar: 'اليسار واليمين هما دائمًا كما يراهما السائق وهو ينظر في اتجاه السير.',
        },
        {
          en: 'Upstream is the road where traffic comes from. Downstream is the road past the scene.',
          tr: '“Upstream”, trafiğin geldiği yol kesimidir. “Downstream”, olay yerinden sonraki yol kesimidir.',
          ar: 'ما قبل الموقع هو الجزء الذي تأتي منه المركبات. وما بعد الموقع هو الطريق الذي يلي مكان الحادث.',
        },
      ],
    },
    {
      id: 'lane-numbers',
      cues: [
        {
          en: 'Lanes are numbered from the left. Lane 1 is next to the median, and the right shoulder comes after the last lane.',
          tr: 'Şeritler soldan başlayarak numaralanır. 1. şerit refüjün yanındadır; sağ banket son şeritten sonra gelir.',
          ar: 'تُرقَّم الحارات من اليسار. الحارة 1 بجانب الجزيرة الوسطى، وكتف الطريق الأيمن يأتي بعد آخر حارة.',
        },
      ],
    },
    {
      id: 'four-areas',
      cues: [
        {
          en: 'A traffic incident management area has four parts: advance warning, transition, activity and termination.',
          tr: 'Trafik olay yönetimi alanı dört bölümdür: ön uyarı, geçiş, çalışma ve bitiş alanı.',
          ar: 'تتكون منطقة إدارة حادث المرور من أربعة أجزاء: الإنذار المسبق، والانتقال، والعمل، والنهاية.',
        },
        {
          en: 'They warn drivers, move them over, protect the work, and give the road back.',
          tr: 'Bunlar sürücüleri uyarır, şerit değiştirtir, çalışmayı korur ve yolu geri verir.',
          ar: 'وهي تنبّه السائقين، ثم تنقلهم إلى حارة أخرى، ثم تحمي العمل، ثم تعيد إليهم الطريق.',
        },
      ],
    },
    {
      id: 'duration-classes',
      cues: [
        {
          en: 'The MUTCD, in chapter 6O, sorts incidents by expected duration.',
          tr: 'MUTCD, 6O bölümünde olayları beklenen sürelerine göre sınıflara ayırır.',
          ar: 'يصنّف دليل MUTCD الحوادث في الفصل 6O بحسب مدتها المتوقعة.',
        },
        {
          en: 'Minor is under 30 minutes. Intermediate is 30 minutes to 2 hours. Major is more than 2 hours.',
          tr: 'Küçük olay 30 dakikadan kısadır. Orta olay 30 dakika ile 2 saat arasıdır. Büyük olay 2 saatten uzundur.',
          ar: 'الحادث البسيط أقل من 30 دقيقة. والمتوسط من 30 دقيقة إلى ساعتين. والكبير أكثر من ساعتين.',
        },
      ],
    },
    {
      id: 'secondary-crash',
      cues: [
        {
          en: 'A secondary crash happens at the scene or in its queue, in either direction, because of the first incident.',
          tr: 'İkincil kaza, ilk olay yüzünden olay yerinde ya da kuyruğunda, iki yönden herhangi birinde olan kazadır.',
          ar: 'الحادث الثانوي يقع في الموقع أو في طابور المركبات، في أي من الاتجاهين، بسبب الحادث الأول.',
        },
      ],
    },
  ],
}
