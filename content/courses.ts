import type { CourseCategory } from '#contract/course-content.ts';

/** The course catalogue, in the order it is shown. A technology with a `tutorial` can be opened; all others are coming soon. */
export const courseCategories: CourseCategory[] = [
  {
    id: 'web-dev',
    name: 'Web Development',
    description: 'What a browser understands, and what feeds it.',
    technologies: [
      {
        id: 'html', name: 'HTML', icon: 'html5', level: 'Beginner',
        description: 'Seventeen lessons from the first tag to forms, media and canvas. Everything else on the web stands on this.',
        tutorial: { path: '/learning/html', lessonCount: 17, firstLesson: 'Introduction' },
      },
      {
        id: 'css', name: 'CSS', icon: 'css', level: 'Beginner',
        description: 'Forty lessons from the first colour to grid, animation and gradients, with a result beside every sample.',
        tutorial: { path: '/learning/css', lessonCount: 40, firstLesson: 'Introduction' },
      },
      { id: 'javascript', name: 'JavaScript', icon: 'javascript', level: 'Beginner', description: 'The language every browser speaks.' },
      { id: 'typescript', name: 'TypeScript', icon: 'typescript', level: 'Intermediate', description: 'Mistakes found before anybody runs them.' },
      { id: 'git', name: 'Git', icon: 'git', level: 'Beginner', description: 'Save points you can explain to others.' },
      { id: 'react', name: 'React', icon: 'react', level: 'Intermediate', description: 'Screens as functions of their data.' },
      { id: 'node', name: 'Node.js', icon: 'nodedotjs', level: 'Intermediate', description: 'The same language, behind the counter.' },
      { id: 'tailwind', name: 'Tailwind CSS', icon: 'tailwindcss', level: 'Beginner', description: 'A design system in class names.' },
      { id: 'graphql', name: 'GraphQL', icon: 'graphql', level: 'Advanced', description: 'Ask for what you need, get only that.' },
      { id: 'vite', name: 'Vite', icon: 'vite', level: 'Beginner', description: 'From source to site in one second.' },
    ],
  },
  {
    id: 'mobile-dev',
    name: 'Mobile Development',
    description: 'Apps for the phone in your pocket, and the older one at home.',
    technologies: [
      { id: 'kotlin', name: 'Kotlin', icon: 'kotlin', level: 'Beginner', description: 'The first language of Android.' },
      { id: 'jetpack-compose', name: 'Jetpack Compose', icon: 'jetpackcompose', level: 'Intermediate', description: 'Android screens, declared.' },
      { id: 'swift', name: 'Swift', icon: 'swift', level: 'Intermediate', description: 'For iPhone, iPad and Mac.' },
      { id: 'flutter', name: 'Flutter', icon: 'flutter', level: 'Intermediate', description: 'One codebase, two stores.' },
      { id: 'dart', name: 'Dart', icon: 'dart', level: 'Beginner', description: 'The language under Flutter.' },
      { id: 'react-native', name: 'React Native', icon: 'reactnative', level: 'Intermediate', description: 'React that ships to a phone.' },
      { id: 'sqlite', name: 'SQLite', icon: 'sqlite', level: 'Beginner', description: 'A database that fits in the app.' },
      { id: 'ionic', name: 'Ionic', icon: 'ionic', level: 'Beginner', description: 'Web skills in a native shell.' },
    ],
  },
  {
    id: 'data-science',
    name: 'Data Science',
    description: 'From a messy file to a sentence you can defend.',
    technologies: [
      { id: 'python', name: 'Python', icon: 'python', level: 'Beginner', description: 'The language most notebooks speak.' },
      { id: 'numpy', name: 'NumPy', icon: 'numpy', level: 'Beginner', description: 'Arrays that think in bulk.' },
      { id: 'pandas', name: 'pandas', icon: 'pandas', level: 'Intermediate', description: 'Tables you can question.' },
      { id: 'jupyter', name: 'Jupyter', icon: 'jupyter', level: 'Beginner', description: 'Code, charts and words on one page.' },
      { id: 'scikit-learn', name: 'scikit-learn', icon: 'scikitlearn', level: 'Intermediate', description: 'Models that explain themselves.' },
      { id: 'pytorch', name: 'PyTorch', icon: 'pytorch', level: 'Advanced', description: 'Neural networks, from tensors up.' },
      { id: 'duckdb', name: 'DuckDB', icon: 'duckdb', level: 'Intermediate', description: 'SQL on a laptop, at speed.' },
      { id: 'r', name: 'R', icon: 'r', level: 'Intermediate', description: 'Statistics, by statisticians.' },
    ],
  },
  {
    id: 'cloud-computing',
    name: 'Cloud Computing',
    description: 'Other people’s computers, used with care.',
    technologies: [
      { id: 'linux', name: 'Linux', icon: 'linux', level: 'Beginner', description: 'The shell, files, and who owns them.' },
      { id: 'docker', name: 'Docker', icon: 'docker', level: 'Intermediate', description: 'It runs there as it runs here.' },
      { id: 'kubernetes', name: 'Kubernetes', icon: 'kubernetes', level: 'Advanced', description: 'Many containers, one intention.' },
      { id: 'terraform', name: 'Terraform', icon: 'terraform', level: 'Advanced', description: 'Servers you can review.' },
      { id: 'nginx', name: 'nginx', icon: 'nginx', level: 'Beginner', description: 'The door in front of the app.' },
      { id: 'github-actions', name: 'GitHub Actions', icon: 'githubactions', level: 'Intermediate', description: 'Tests that run themselves.' },
      { id: 'prometheus', name: 'Prometheus', icon: 'prometheus', level: 'Advanced', description: 'Know before they call.' },
      { id: 'workers', name: 'Workers', icon: 'cloudflareworkers', level: 'Intermediate', description: 'Code at the edge of the map.' },
    ],
  },
];
