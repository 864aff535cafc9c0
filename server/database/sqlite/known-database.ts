import { existsSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { findUnmounted } from './find-unmounted.ts';
import { listOldDatabases, syncFolder } from './old-databases.ts';
import { createPrivateFile, createPrivateFolder } from './private-file.ts';

/**
 * The marker file beside a database that has been opened before. A folder with the marker and without the database
 * has lost its database.
 */
function markerOf(file: string): string {
  return `${file}-made`;
}

/** Writes the marker file, by which a later start notices that the database is gone. */
export function writeCreatedMarker(file: string): void {
  createPrivateFile(markerOf(file));
}

/** Whether a file has content. SQLite would take an empty one for a new database. */
export function hasContent(file: string): boolean {
  return existsSync(file) && statSync(file).size > 0;
}

/** The marker file beside a database while its move to PostgreSQL ends: all of it may be there already, or nothing. */
function moveMarkerOf(file: string): string {
  return `${file}-moving`;
}

/** Marks the database as one that may have been moved, before PostgreSQL stores its rows for good. */
export function writeMoveMarker(file: string): void {
  createPrivateFile(moveMarkerOf(file));
  syncFolder(file);
}

/** Whether a move of the database was interrupted at its end. */
export function hasMoveMarker(file: string): boolean {
  return existsSync(moveMarkerOf(file));
}

export function removeMoveMarker(file: string): void {
  rmSync(moveMarkerOf(file), { force: true });
}

/** Throws an Error where the folder had a database that was moved to PostgreSQL or is gone. */
export function requireKnownDatabase(file: string): void {
  if (hasMoveMarker(file) && hasContent(file))
    throw new Error(
      `The move of ${file} to PostgreSQL was interrupted at its end. If the site runs on PostgreSQL, set DATABASE_URL. Otherwise run npm run move again.`,
    );
  // In this order: another server that makes the database writes its file before the marker.
  if (!existsSync(markerOf(file)) || hasContent(file)) return;
  const moved = listOldDatabases(file).findLast(({ reason }) => reason === 'moved');
  if (moved !== undefined)
    throw new Error(
      `The data of ${file} was moved to PostgreSQL on ${moved.keptAt.toISOString().slice(0, 10)}: set DATABASE_URL. To go back to the data of that day, run npm run restore -- ${moved.file}.`,
    );
  throw new Error(
    `The database ${file} is gone. If its data is in PostgreSQL, set DATABASE_URL. Otherwise put a backup in its place with npm run restore -- FILE, or begin with an empty one: npm start -- --new.`,
  );
}

/** Throws an Error where there is no database and a disk should be mounted on the folder. */
export function requireMounted(file: string): void {
  const mountPoint = existsSync(file) ? undefined : findUnmounted(dirname(file));
  if (mountPoint !== undefined)
    throw new Error(
      `There is no database ${file}, and what /etc/fstab mounts on ${mountPoint} is not mounted. Mount it, or begin with an empty database all the same: npm start -- --new.`,
    );
}

/** Whether the file exists. Throws the system's error when that can't be read, for example without permission. */
export function fileExists(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false }) !== undefined;
}

/** Throws an Error where there is no database, for commands that need one. */
export function requireDatabase(file: string): void {
  requireMounted(file);
  requireKnownDatabase(file);
  if (!fileExists(file))
    throw new Error(
      `There is no database ${file}. Look whether DATA_DIR names the right folder; the first npm start makes the database.`,
    );
}

/** The same for the move, which may be repeated after an interruption. */
export function requireMovableDatabase(file: string): void {
  if (!hasMoveMarker(file) || !hasContent(file)) requireDatabase(file);
}

/** Allows the next opening to create a database, also where the old one is gone or the disk is not mounted. */
export function allowNewDatabase(file: string): void {
  createPrivateFolder(dirname(file));
  createPrivateFile(file);
  rmSync(markerOf(file), { force: true });
  removeMoveMarker(file);
}
