/* A disk that can be told how it behaves: preloaded beneath a process, it holds back syncs and notes what is written.

   DISK_STALL    MILLISECONDS/N: every N-th sync takes so much longer
   DISK_GATE     a path: while there is a file of this name, no sync begins
   DISK_RECORD   a path: where all that reaches files in DISK_FOLDER is noted, in order
   DISK_FOLDER   a path, as the kernel writes it

   A note is a head of four numbers of 64 bits, as this machine writes them (what, offset, length of the name, length
   of the data), and then the name and the data.  What a process has mapped into its memory is not seen. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

enum what { WRITTEN = 1, CUT = 2, SYNCED = 3 };

static pthread_mutex_t recording = PTHREAD_MUTEX_INITIALIZER;
static int record = -1;
static size_t folder_length;
static const char *folder, *gate;
static long stall_milliseconds, stall_every, syncs;

static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_ftruncate)(int, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);

static void sleep_milliseconds(long milliseconds)
{
    struct timespec pause = {milliseconds / 1000, milliseconds % 1000 * 1000000};
    nanosleep(&pause, NULL);
}

__attribute__((constructor)) static void begin(void)
{
    const char *stall = getenv("DISK_STALL"), *path = getenv("DISK_RECORD");
    real_write = dlsym(RTLD_NEXT, "write");
    real_pwrite = dlsym(RTLD_NEXT, "pwrite");
    real_ftruncate = dlsym(RTLD_NEXT, "ftruncate");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    gate = getenv("DISK_GATE");
    folder = getenv("DISK_FOLDER");
    folder_length = folder == NULL ? 0 : strlen(folder);
    if (stall != NULL && sscanf(stall, "%ld/%ld", &stall_milliseconds, &stall_every) != 2)
        abort();
    if (path != NULL && (record = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600)) < 0)
        abort();
}

/* Whether what happens to this file is noted; its name is then put where `name` points to. */
static ssize_t name_of(int file, char *name)
{
    char link[64];
    ssize_t length;
    if (record < 0)
        return -1;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    length = readlink(link, name, PATH_MAX);
    return length < (ssize_t)folder_length || strncmp(name, folder, folder_length) != 0 ? -1 : length;
}

static void put(const void *data, size_t length)
{
    if (real_write(record, data, length) != (ssize_t)length)
        abort();
}

static void note(enum what what, int64_t offset, const char *name, size_t named, const void *data, size_t length)
{
    int64_t head[4] = {what, offset, (int64_t)named, (int64_t)length};
    put(head, sizeof head);
    put(name, named);
    put(data, length);
}

/* A sync holds for what was written before it began, so that is when it is noted. */
static void begin_sync(int file)
{
    char name[PATH_MAX];
    ssize_t named = name_of(file, name);
    if (named >= 0) {
        pthread_mutex_lock(&recording);
        note(SYNCED, 0, name, (size_t)named, NULL, 0);
        pthread_mutex_unlock(&recording);
    }
    if (stall_every > 0 && __atomic_add_fetch(&syncs, 1, __ATOMIC_RELAXED) % stall_every == 0)
        sleep_milliseconds(stall_milliseconds);
    while (gate != NULL && access(gate, F_OK) == 0)
        sleep_milliseconds(1);
}

int fsync(int file)
{
    begin_sync(file);
    return real_fsync(file);
}

int fdatasync(int file)
{
    begin_sync(file);
    return real_fdatasync(file);
}

ssize_t write(int file, const void *data, size_t length)
{
    char name[PATH_MAX];
    ssize_t named = name_of(file, name), written;
    if (named < 0)
        return real_write(file, data, length);
    pthread_mutex_lock(&recording);
    off_t offset = lseek(file, 0, SEEK_CUR);
    written = real_write(file, data, length);
    if (written > 0)
        note(WRITTEN, offset, name, (size_t)named, data, (size_t)written);
    pthread_mutex_unlock(&recording);
    return written;
}

ssize_t pwrite(int file, const void *data, size_t length, off_t offset)
{
    char name[PATH_MAX];
    ssize_t named = name_of(file, name), written;
    if (named < 0)
        return real_pwrite(file, data, length, offset);
    pthread_mutex_lock(&recording);
    written = real_pwrite(file, data, length, offset);
    if (written > 0)
        note(WRITTEN, offset, name, (size_t)named, data, (size_t)written);
    pthread_mutex_unlock(&recording);
    return written;
}

int ftruncate(int file, off_t length)
{
    char name[PATH_MAX];
    ssize_t named = name_of(file, name);
    int outcome;
    if (named < 0)
        return real_ftruncate(file, length);
    pthread_mutex_lock(&recording);
    outcome = real_ftruncate(file, length);
    if (outcome == 0)
        note(CUT, length, name, (size_t)named, NULL, 0);
    pthread_mutex_unlock(&recording);
    return outcome;
}

/* The names by which programs with large files know the same calls. */
ssize_t pwrite64(int, const void *, size_t, off_t) __attribute__((alias("pwrite")));
int ftruncate64(int, off_t) __attribute__((alias("ftruncate")));
