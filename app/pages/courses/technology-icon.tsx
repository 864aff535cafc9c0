import {
  siCloudflareworkers,
  siCss,
  siDart,
  siDocker,
  siDuckdb,
  siFlutter,
  siGit,
  siGithubactions,
  siGraphql,
  siHtml5,
  siIonic,
  siJavascript,
  siJetpackcompose,
  siJupyter,
  siKotlin,
  siKubernetes,
  siLinux,
  siNginx,
  siNodedotjs,
  siNumpy,
  siPandas,
  siPrometheus,
  siPython,
  siPytorch,
  siR,
  siReact,
  siScikitlearn,
  siSqlite,
  siSwift,
  siTailwindcss,
  siTerraform,
  siTypescript,
  siVite,
} from 'simple-icons';
import type { TechnologyIconName } from '#contract/content/course-terms.ts';

/** Simple Icons' marks (CC0), one colour each. React Native shows React's own mark, as its makers do. */
const marks: Record<TechnologyIconName, { path: string }> = {
  cloudflareworkers: siCloudflareworkers,
  css: siCss,
  dart: siDart,
  docker: siDocker,
  duckdb: siDuckdb,
  flutter: siFlutter,
  git: siGit,
  githubactions: siGithubactions,
  graphql: siGraphql,
  html5: siHtml5,
  ionic: siIonic,
  javascript: siJavascript,
  jetpackcompose: siJetpackcompose,
  jupyter: siJupyter,
  kotlin: siKotlin,
  kubernetes: siKubernetes,
  linux: siLinux,
  nginx: siNginx,
  nodedotjs: siNodedotjs,
  numpy: siNumpy,
  pandas: siPandas,
  prometheus: siPrometheus,
  python: siPython,
  pytorch: siPytorch,
  r: siR,
  react: siReact,
  reactnative: siReact,
  scikitlearn: siScikitlearn,
  sqlite: siSqlite,
  swift: siSwift,
  tailwindcss: siTailwindcss,
  terraform: siTerraform,
  typescript: siTypescript,
  vite: siVite,
};

/** A technology's mark in the colour of the text around it, `size` CSS pixels square. Decoration: its name is beside it. */
export function TechnologyIcon({ name, size }: { name: TechnologyIconName; size: number }) {
  return (
    <svg
      className="technology-icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={marks[name].path} />
    </svg>
  );
}
